import { createNotComputable, type NotComputable } from '../../stats/outcome.js';
import { computeResiduals, type FitOptions, type FittedModel } from '../fittedModel.js';
import { computeInformationCriteria } from '../informationCriteria.js';
import { type ArimaEstimate, estimateArima } from './estimate.js';
import { type ArimaOrder, countAfterDifferencing, countCoefficients, formatOrder } from './order.js';
import { computeArimaDeviation, computeArimaPoint } from './predictions.js';
import { searchOrder } from './search.js';

/** Fits an ARIMA model with given orders by exact maximum likelihood. */
export function fitArimaOrder(
  values: ArrayLike<number>,
  { period, order }: FitOptions & { order: ArimaOrder },
): FittedModel | NotComputable {
  const series = Float64Array.from(values);
  const minObservations = countCoefficients(order) + 2;
  const remaining = countAfterDifferencing(order, series.length, period);
  if (remaining < minObservations)
    return createNotComputable('TOO_FEW_OBSERVATIONS', series.length, series.length - remaining + minObservations);
  const estimate = estimateArima(series, order, period);
  return estimate ? toFittedModel(series, estimate, period) : createNotComputable('ZERO_VARIANCE', series.length);
}

/** With fewer values AICc rejects even the mean, and the model would forecast zero. */
const minObservationsToSearch = 6;

/** Fits an ARIMA model with the orders of the lowest AICc in a stepwise search. */
export function fitArima(values: ArrayLike<number>, { period }: FitOptions): FittedModel | NotComputable {
  if (values.length < minObservationsToSearch)
    return createNotComputable('TOO_FEW_OBSERVATIONS', values.length, minObservationsToSearch);
  const { order, considered } = searchOrder(Float64Array.from(values), period);
  const fit = fitArimaOrder(values, { period, order });
  return fit.status === 'computed' ? { ...fit, considered } : fit;
}

function toFittedModel(values: Float64Array, estimate: ArimaEstimate, period: number): FittedModel {
  const { order, errors } = estimate;
  const droppedCount = values.length - errors.length;
  const fitted = Array.from(values, (value, time) =>
    time < droppedCount ? null : value - (errors[time - droppedCount] as number),
  );
  return {
    status: 'computed',
    model: 'arima',
    label: formatOrder(order, period),
    parameters: nameParameters(estimate),
    criteria: computeInformationCriteria(estimate.logLikelihood, countCoefficients(order) + 1, errors.length),
    fitted,
    residuals: computeResiduals(values, fitted),
    choices: { order },
    point: (horizon) => computeArimaPoint(values, estimate, period, horizon),
    deviation: (horizon) => computeArimaDeviation(estimate, period, horizon),
  };
}

function nameParameters(estimate: ArimaEstimate): Record<string, number> {
  const { order, constant } = estimate;
  const nameCoefficients = (name: string, coefficients: Float64Array) =>
    Object.fromEntries(Array.from(coefficients, (coefficient, index) => [`${name}${index + 1}`, coefficient]));
  return {
    ...nameCoefficients('ar', estimate.ar),
    ...nameCoefficients('ma', estimate.ma),
    ...nameCoefficients('seasonalAr', estimate.seasonalAr),
    ...nameCoefficients('seasonalMa', estimate.seasonalMa),
    ...(order.constant && { [order.d + order.seasonalD > 0 ? 'meanChange' : 'mean']: constant }),
  };
}
