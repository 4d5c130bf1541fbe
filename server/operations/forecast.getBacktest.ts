import type { Operation } from '../contract.js';
import { loadForecast } from '../labs/loadForecast.js';

/** Returns a stored backtest. */
export const forecastGetBacktest: Operation<'forecast.getBacktest'> = async ({ db }, { path }) => ({
  json: await loadForecast(db, 'backtest', path.cacheKey),
});
