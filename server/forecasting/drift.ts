import { createNotComputable } from '../stats/outcome.js';
import { computeResiduals, type FitFunction, mapSteps } from './fittedModel.js';
import { rootMeanSquare } from './rootMeanSquare.js';

/** Fits a random walk whose drift is the mean change: continues the line through the first and the last value. */
export const fitDrift: FitFunction = (values) => {
  const count = values.length;
  if (count < 2) return createNotComputable('TOO_FEW_OBSERVATIONS', count, 2);
  const last = values[count - 1] as number;
  const slope = (last - (values[0] as number)) / (count - 1);
  const fitted = Array.from(values, (_, time) => (time === 0 ? null : (values[time - 1] as number) + slope));
  const residuals = computeResiduals(values, fitted);
  const sigma = rootMeanSquare(residuals, 1);
  return {
    status: 'computed',
    model: 'drift',
    label: 'Random walk with drift',
    parameters: { slope },
    criteria: null,
    fitted,
    residuals,
    point: (horizon) => mapSteps(horizon, (step) => last + slope * step),
    deviation: (horizon) =>
      sigma === undefined ? undefined : mapSteps(horizon, (step) => sigma * Math.sqrt(step * (1 + step / (count - 1)))),
  };
};
