import { isNotComputable } from '../stats/outcome.js';
import type { FitFunction } from './fittedModel.js';
import { fitNaive } from './naive.js';
import { withSeasonalAdjustment } from './withSeasonalAdjustment.js';

const fitAdjusted = withSeasonalAdjustment(fitNaive);

/** The last seasonally adjusted value with the season put back in: what every other model is measured against. */
export const fitNaive2: FitFunction = (values, options) => {
  const fit = fitAdjusted(values, options);
  return isNotComputable(fit) ? fit : { ...fit, model: 'naive2', label: 'Naive 2' };
};
