import { isNotComputable } from '../stats/outcome.js';
import { fitEtsForm } from './ets/ets.js';
import type { EtsForm } from './ets/form.js';
import type { Fitting, ModelName } from './fittedModel.js';
import { onAdjusted } from './seasonallyAdjusted.js';

/** Simple exponential smoothing of the seasonally adjusted values: a level. */
export const fitSes = smoothedBy('ses', 'Simple exponential smoothing', 'N');
/** Holt's method on the seasonally adjusted values: a level and a slope. */
export const fitHolt = smoothedBy('holt', "Holt's method", 'A');
/** Holt's method with a slope that dies away, on the seasonally adjusted values. */
export const fitDamped = smoothedBy('damped', "Damped Holt's method", 'Ad');

/** Source: the benchmarks of the M4 competition (Makridakis, Spiliotis and Assimakopoulos 2020). */
function smoothedBy(model: ModelName, label: string, trend: EtsForm['trend']): Fitting {
  const form: EtsForm = { error: 'A', trend, season: 'N' };
  const fitting = onAdjusted((values, { period }) => fitEtsForm(values, { period, form }));
  return (values, options) => {
    const smoothed = fitting(values, options);
    return isNotComputable(smoothed) ? smoothed : { ...smoothed, model, label };
  };
}
