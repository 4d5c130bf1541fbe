import { createNotComputable, type NotComputable } from '../../stats/outcome.js';
import { computeResiduals, type FitOptions, type FittedModel } from '../fittedModel.js';
import { computeInformationCriteria } from '../informationCriteria.js';
import { type EtsEstimate, estimateEts } from './estimate.js';
import { countParameters, type EtsForm, formatForm, isAdmissible, isPositive } from './form.js';
import { computeEtsDeviation, computeEtsPoint } from './predictions.js';

const positiveValuesMessage = 'Multiplicative forms require all values to be above zero.';

/**
 * Fits exponential smoothing with one form. Not computable with too few observations, or for a multiplicative form with
 * values not above zero.
 */
export function fitEtsForm(
  values: ArrayLike<number>,
  { period, form }: FitOptions & { form: EtsForm },
): FittedModel | NotComputable {
  const series = Float64Array.from(values);
  const parameterCount = countParameters(form, period) + 1;
  if (series.length <= parameterCount + 1)
    return createNotComputable('TOO_FEW_OBSERVATIONS', series.length, parameterCount + 2);
  const estimate = isAdmissible(form, isPositive(series)) ? estimateEts(series, form, period) : undefined;
  return estimate
    ? toFittedModel(series, estimate, period, parameterCount)
    : { ...createNotComputable('NON_POSITIVE_FOR_LOG', series.length), message: positiveValuesMessage };
}

function toFittedModel(
  values: Float64Array,
  estimate: EtsEstimate,
  period: number,
  parameterCount: number,
): FittedModel {
  const { form, smoothing, errors } = estimate;
  const degreesOfFreedom = values.length - (parameterCount - 1);
  const variance = errors.reduce((sum, error) => sum + error * error, 0) / degreesOfFreedom;
  const state = { form, smoothing, last: estimate.last, period, count: values.length };
  const fitted = Array.from(estimate.forecasts);
  return {
    status: 'computed',
    model: 'ets',
    label: formatForm(form),
    parameters: nameParameters(estimate),
    criteria: computeInformationCriteria(estimate.logLikelihood, parameterCount, values.length),
    fitted,
    residuals: computeResiduals(values, fitted),
    choices: { form },
    point: (horizon) => computeEtsPoint(state, horizon),
    deviation: (horizon) => computeEtsDeviation(state, variance, horizon),
  };
}

function nameParameters({ form, smoothing, initial }: EtsEstimate): Record<string, number> {
  const hasTrend = form.trend !== 'N';
  return {
    alpha: smoothing.alpha,
    ...(hasTrend && { beta: smoothing.beta }),
    ...(form.season !== 'N' && { gamma: smoothing.gamma }),
    ...(form.trend === 'Ad' && { phi: smoothing.phi }),
    level: initial.level,
    ...(hasTrend && { slope: initial.slope }),
    ...Object.fromEntries(Array.from(initial.season, (index, position) => [`season${position + 1}`, index])),
  };
}
