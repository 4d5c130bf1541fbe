import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import type { Input } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import { type ForecastKind, findForecastRun } from '../store/forecastRuns.js';
import { getForecastReader, parseForecast } from './forecastReader.js';

interface StoredForecasts {
  run: Schemas['ForecastRun'];
  backtest: Schemas['BacktestRun'];
}

/**
 * Returns the stored forecast or backtest with the key of the request. Throws `forecast_not_found` when there is none, or
 * none that the caller may read.
 */
export async function loadForecast<Kind extends ForecastKind>(
  context: AppContext,
  kind: Kind,
  input: Pick<Input<'forecast.get'>, 'path' | 'caller' | 'shareHash'>,
): Promise<StoredForecasts[Kind]> {
  const reader = getForecastReader(context, input);
  const stored = await findForecastRun(context.db, { kind, cacheKey: input.path.cacheKey }, reader);
  if (stored === undefined) throw new ApiError('forecast_not_found');
  const result = parseForecast<StoredForecasts[Kind]>(stored, reader);
  // A server of an earlier version, which still runs during an update, stores forecasts of sent values without an owner.
  if (result.series.id === null && stored.accountId === null) throw new ApiError('forecast_not_found');
  return result;
}
