import { isNotComputable, type NotComputable } from '../stats/outcome.js';
import type { ModelName } from './fittedModel.js';
import type { Forecast } from './forecastResult.js';
import { fitModel, type ModelOptions } from './models.js';
import { type PredictOptions, predict } from './predict.js';
import { prepare } from './prepare.js';

export interface ForecastOptions extends PredictOptions, ModelOptions {
  model: ModelName;
}

/**
 * Forecasts a series of equally spaced values, some of which may be missing. Gaps are filled only for the fit.
 * Throws a RangeError that names the option for an invalid horizon, level or period.
 */
export function forecast(series: ArrayLike<number | null>, options: ForecastOptions): Forecast | NotComputable {
  checkOptions(options);
  const prepared = prepare(series, options);
  if (isNotComputable(prepared)) return prepared;
  const fit = fitModel(options.model, prepared.transformedSeries.values, options);
  return isNotComputable(fit) ? fit : predict(fit, prepared, options);
}

function checkOptions({ horizon, period, levels = [] }: ForecastOptions): void {
  if (!Number.isInteger(horizon) || horizon < 1) throw new RangeError('horizon must be an integer of at least 1.');
  if (!Number.isInteger(period) || period < 1) throw new RangeError('period must be an integer of at least 1.');
  if (!levels.every((level) => level > 0 && level < 100))
    throw new RangeError('levels must be between 0 and 100, exclusive.');
}
