import { isNotComputable } from '../stats/outcome.js';
import { fitEtsForm } from './ets/ets.js';
import type { EtsForm } from './ets/form.js';
import type { FitFunction, ModelName } from './fittedModel.js';
import { withSeasonalAdjustment } from './withSeasonalAdjustment.js';

/** Fits simple exponential smoothing (a level) to the seasonally adjusted values. */
export const fitSes = createSmoothingFit('ses', 'Simple exponential smoothing', 'N');
/** Fits Holt's method (a level and a slope) to the seasonally adjusted values. */
export const fitHolt = createSmoothingFit('holt', "Holt's method", 'A');
/** Fits Holt's method with a damped slope to the seasonally adjusted values. */
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
