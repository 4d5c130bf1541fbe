import { notComputable } from '../stats/outcome.js';
import { ahead, type Fitting, residualsOf } from './fittedModel.js';
import { rootMeanSquare } from './residualScale.js';

/** The last value for all time to come; the error grows with the root of the horizon. The model of a random walk. */
export const fitNaive: Fitting = (values) => {
  const last = values[values.length - 1];
  if (last === undefined) return notComputable('TOO_FEW_OBSERVATIONS', 0, 1);
  const fitted = Array.from(values, (_, time) => (time === 0 ? null : (values[time - 1] as number)));
  const residuals = residualsOf(values, fitted);
  const sigma = rootMeanSquare(residuals);
  return {
    status: 'computed',
    model: 'naive',
    label: 'Naive',
    parameters: {},
    criteria: null,
    fitted,
    residuals,
    point: (horizon) => ahead(horizon, () => last),
    deviation: (horizon) => (sigma === undefined ? undefined : ahead(horizon, (step) => sigma * Math.sqrt(step))),
  };
};
