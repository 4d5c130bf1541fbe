import { type NotComputable, notComputable } from '../../stats/outcome.js';
import { type FitOptions, type FittedModel, residualsOf } from '../fittedModel.js';
import { informationCriteria } from '../informationCriteria.js';
import { type ArimaEstimate, estimateArima } from './estimate.js';
import { type ArimaOrder, coefficientsOf, leftAfter, orderLabel } from './order.js';
import { arimaDeviation, arimaPoint } from './outlook.js';
import { searchOrder } from './search.js';

/** An ARIMA model of given orders, by exact maximum likelihood. */
export function fitArimaOrder(
  values: ArrayLike<number>,
  { period, order }: FitOptions & { order: ArimaOrder },
): FittedModel | NotComputable {
  const series = Float64Array.from(values);
  const fewest = coefficientsOf(order) + 2;
  const left = leftAfter(order, series.length, period);
  if (left < fewest) return notComputable('TOO_FEW_OBSERVATIONS', series.length, series.length - left + fewest);
  const estimate = estimateArima(series, order, period);
  return estimate ? modelOf(series, estimate, period) : notComputable('ZERO_VARIANCE', series.length);
}

/** With fewer values the criterion takes even the mean for one parameter too many, and the model would say zero. */
const fewestToChoose = 6;

/** An ARIMA model of the orders that a stepwise search finds best by the corrected criterion of Akaike. */
export function fitArima(values: ArrayLike<number>, { period }: FitOptions): FittedModel | NotComputable {
  if (values.length < fewestToChoose) return notComputable('TOO_FEW_OBSERVATIONS', values.length, fewestToChoose);
  const { order, considered } = searchOrder(Float64Array.from(values), period);
  const fit = fitArimaOrder(values, { period, order });
  return fit.status === 'computed' ? { ...fit, considered } : fit;
}

function modelOf(values: Float64Array, estimate: ArimaEstimate, period: number): FittedModel {
  const { order, errors } = estimate;
  const lost = values.length - errors.length;
  const fitted = Array.from(values, (value, time) => (time < lost ? null : value - (errors[time - lost] as number)));
  return {
    status: 'computed',
    model: 'arima',
    label: orderLabel(order, period),
    parameters: parametersByName(estimate),
    criteria: informationCriteria(estimate.logLikelihood, coefficientsOf(order) + 1, errors.length),
    fitted,
    residuals: residualsOf(values, fitted),
    choices: { order },
    point: (horizon) => arimaPoint(values, estimate, period, horizon),
    deviation: (horizon) => arimaDeviation(estimate, period, horizon),
  };
}

function parametersByName(estimate: ArimaEstimate): Record<string, number> {
  const { order, constant } = estimate;
  const numbered = (name: string, coefficients: Float64Array) =>
    Object.fromEntries(Array.from(coefficients, (coefficient, index) => [`${name}${index + 1}`, coefficient]));
  return {
    ...numbered('ar', estimate.ar),
    ...numbered('ma', estimate.ma),
    ...numbered('seasonalAr', estimate.seasonalAr),
    ...numbered('seasonalMa', estimate.seasonalMa),
    ...(order.constant && { [order.d + order.seasonalD > 0 ? 'meanChange' : 'mean']: constant }),
  };
}
