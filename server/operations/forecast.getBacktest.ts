import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findForecastRun } from '../store/forecastRuns.js';

/** A backtest that was made. */
export const forecastGetBacktest: Operation<'forecast.getBacktest'> = async ({ db }, { path }) => {
  const stored = await findForecastRun(db, 'backtest', path.cacheKey);
  if (stored === undefined) throw new ApiError('forecast_not_found');
  return { json: JSON.parse(stored) };
};
