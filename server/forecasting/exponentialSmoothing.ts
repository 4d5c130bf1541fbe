import { isNotComputable } from '../stats/outcome.js';
import { fitEtsForm } from './ets/ets.js';
import type { EtsForm } from './ets/form.js';
import type { FitFunction, ModelName } from './fittedModel.js';
import { withSeasonalAdjustment } from './withSeasonalAdjustment.js';

/** Simple exponential smoothing of the seasonally adjusted values: a level. */
export const fitSes = createSmoothingFit('ses', 'Simple exponential smoothing', 'N');
/** Holt's method on the seasonally adjusted values: a level and a slope. */
export const fitHolt = createSmoothingFit('holt', "Holt's method", 'A');
/** Holt's method with a slope that dies away, on the seasonally adjusted values. */
export const fitDamped = createSmoothingFit('damped', "Damped Holt's method", 'Ad');

/** Source: the benchmarks of the M4 competition (Makridakis, Spiliotis and Assimakopoulos 2020). */
function createSmoothingFit(model: ModelName, label: string, trend: EtsForm['trend']): FitFunction {
  const form: EtsForm = { error: 'A', trend, season: 'N' };
  const fitFunction = withSeasonalAdjustment((values, { period }) => fitEtsForm(values, { period, form }));
  return (values, options) => {
    const fit = fitFunction(values, options);
    return isNotComputable(fit) ? fit : { ...fit, model, label };
  };
}
