import { isNotComputable } from '../stats/outcome.js';
import type { FitFunction } from './fittedModel.js';
import { fitNaive } from './naive.js';
import { withSeasonalAdjustment } from './withSeasonalAdjustment.js';

const fitAdjusted = withSeasonalAdjustment(fitNaive);

/** Fits the benchmark of all other models: repeats the last seasonally adjusted value and restores the season. */
export const fitNaive2: FitFunction = (values, options) => {
  const fit = fitAdjusted(values, options);
  return isNotComputable(fit) ? fit : { ...fit, model: 'naive2', label: 'Naive 2' };
};
