import { createNotComputable } from '../stats/outcome.js';
import { computeResiduals, type FitFunction, mapSteps } from './fittedModel.js';
import { rootMeanSquare } from './rootMeanSquare.js';

/**
 * Fits a seasonal random walk: forecasts repeat the last cycle, and the standard error grows with the square root of
 * the cycles ahead.
 */
export const fitSeasonalNaive: FitFunction = (values, { period }) => {
  const count = values.length;
  if (count < period) return createNotComputable('TOO_FEW_OBSERVATIONS', count, period);
  const fitted = Array.from(values, (_, time) => (time < period ? null : (values[time - period] as number)));
  const residuals = computeResiduals(values, fitted);
  const sigma = rootMeanSquare(residuals);
  return {
    status: 'computed',
    model: 'snaive',
    label: 'Seasonal naive',
    parameters: {},
    criteria: null,
    fitted,
    residuals,
    point: (horizon) => mapSteps(horizon, (step) => values[count - period + ((step - 1) % period)] as number),
    deviation: (horizon) =>
      sigma === undefined ? undefined : mapSteps(horizon, (step) => sigma * Math.sqrt(Math.ceil(step / period))),
  };
};
