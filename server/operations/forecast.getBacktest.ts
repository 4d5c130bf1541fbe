import type { Operation } from '../contract.js';
import { loadForecast } from '../labs/loadForecast.js';

/** Returns a stored backtest. */
export const forecastGetBacktest: Operation<'forecast.getBacktest'> = async (context, input) => ({
  json: await loadForecast(context, 'backtest', input),
});
