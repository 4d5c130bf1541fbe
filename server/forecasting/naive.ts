import { createNotComputable } from '../stats/outcome.js';
import { computeResiduals, type FitFunction, mapSteps } from './fittedModel.js';
import { rootMeanSquare } from './rootMeanSquare.js';

/**
 * Fits a random walk: forecasts repeat the last value, and the standard error grows with the square root of the
 * horizon.
 */
export const fitNaive: FitFunction = (values) => {
  const last = values[values.length - 1];
  if (last === undefined) return createNotComputable('TOO_FEW_OBSERVATIONS', 0, 1);
  const fitted = Array.from(values, (_, time) => (time === 0 ? null : (values[time - 1] as number)));
  const residuals = computeResiduals(values, fitted);
  const sigma = rootMeanSquare(residuals);
  return {
    status: 'computed',
    model: 'naive',
    label: 'Naive',
    parameters: {},
    criteria: null,
    fitted,
    residuals,
    point: (horizon) => mapSteps(horizon, () => last),
    deviation: (horizon) => (sigma === undefined ? undefined : mapSteps(horizon, (step) => sigma * Math.sqrt(step))),
  };
};
