import type { Operation } from '../contract.js';
import { loadForecast } from '../labs/loadForecast.js';

/** Returns a stored forecast. */
export const forecastGet: Operation<'forecast.get'> = async (context, input) => ({
  json: await loadForecast(context, 'run', input),
});
