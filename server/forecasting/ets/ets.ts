import { type NotComputable, notComputable } from '../../stats/outcome.js';
import { type FitOptions, type FittedModel, residualsOf } from '../fittedModel.js';
import { informationCriteria } from '../informationCriteria.js';
import { type EtsEstimate, estimateEts } from './estimate.js';
import { type EtsForm, formLabel, isAdmissible, isPositive, parametersOf } from './form.js';
import { etsDeviation, etsPoint } from './outlook.js';

const onlyPositive = 'Multiplicative forms are not defined for values of zero or below.';

/** Exponential smoothing of one form. Too few observations, or a multiplicative form with values not above zero, are answers. */
export function fitEtsForm(
  values: ArrayLike<number>,
  { period, form }: FitOptions & { form: EtsForm },
): FittedModel | NotComputable {
  const series = Float64Array.from(values);
  const parameterCount = parametersOf(form, period) + 1;
  if (series.length <= parameterCount + 1)
    return notComputable('TOO_FEW_OBSERVATIONS', series.length, parameterCount + 2);
  const estimate = isAdmissible(form, isPositive(series)) ? estimateEts(series, form, period) : undefined;
  return estimate
    ? modelOf(series, estimate, period, parameterCount)
    : { ...notComputable('NON_POSITIVE_FOR_LOG', series.length), message: onlyPositive };
}

function modelOf(values: Float64Array, estimate: EtsEstimate, period: number, parameterCount: number): FittedModel {
  const { form, smoothing, errors } = estimate;
  const spare = values.length - (parameterCount - 1);
  const variance = errors.reduce((sum, error) => sum + error * error, 0) / spare;
  const outlook = { form, smoothing, last: estimate.last, period, count: values.length };
  const fitted = Array.from(estimate.forecasts);
  return {
    status: 'computed',
    model: 'ets',
    label: formLabel(form),
    parameters: parametersByName(estimate),
    criteria: informationCriteria(estimate.logLikelihood, parameterCount, values.length),
    fitted,
    residuals: residualsOf(values, fitted),
    choices: { form },
    point: (horizon) => etsPoint(outlook, horizon),
    deviation: (horizon) => etsDeviation(outlook, variance, horizon),
  };
}

function parametersByName({ form, smoothing, initial }: EtsEstimate): Record<string, number> {
  const hasTrend = form.trend !== 'N';
  return {
    alpha: smoothing.alpha,
    ...(hasTrend && { beta: smoothing.beta }),
    ...(form.season !== 'N' && { gamma: smoothing.gamma }),
    ...(form.trend === 'Ad' && { phi: smoothing.phi }),
    level: initial.level,
    ...(hasTrend && { slope: initial.slope }),
    ...Object.fromEntries(Array.from(initial.season, (index, place) => [`season${place + 1}`, index])),
  };
}
