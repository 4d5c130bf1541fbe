import type { Operation } from '../contract.js';
import { loadForecast } from '../labs/loadForecast.js';

/** Returns a stored forecast. */
export const forecastGet: Operation<'forecast.get'> = async ({ db }, { path }) => ({
  json: await loadForecast(db, 'run', path.cacheKey),
});
