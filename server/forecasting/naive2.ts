import { isNotComputable } from '../stats/outcome.js';
import type { Fitting } from './fittedModel.js';
import { fitNaive } from './naive.js';
import { onAdjusted } from './seasonallyAdjusted.js';

const fitAdjusted = onAdjusted(fitNaive);

/** The last seasonally adjusted value with the season put back in: what every other model is measured against. */
export const fitNaive2: Fitting = (values, options) => {
  const fit = fitAdjusted(values, options);
  return isNotComputable(fit) ? fit : { ...fit, model: 'naive2', label: 'Naive 2' };
};
