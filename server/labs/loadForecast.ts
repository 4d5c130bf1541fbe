import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { type ForecastKind, findForecastRun } from '../store/forecastRuns.js';

interface StoredForecasts {
  run: Schemas['ForecastRun'];
  backtest: Schemas['BacktestRun'];
}

/** Returns the stored forecast or backtest with a key; throws `forecast_not_found` when there is none. */
export async function loadForecast<Kind extends ForecastKind>(
  db: Knex,
  kind: Kind,
  cacheKey: string,
): Promise<StoredForecasts[Kind]> {
  const stored = await findForecastRun(db, kind, cacheKey);
  if (stored === undefined) throw new ApiError('forecast_not_found');
  return JSON.parse(stored);
}
