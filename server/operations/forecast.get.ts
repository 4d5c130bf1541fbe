import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findForecastRun } from '../store/forecastRuns.js';

/** A forecast that was made. */
export const forecastGet: Operation<'forecast.get'> = async ({ db }, { path }) => {
  const stored = await findForecastRun(db, 'run', path.cacheKey);
  if (stored === undefined) throw new ApiError('forecast_not_found');
  return { json: JSON.parse(stored) };
};
