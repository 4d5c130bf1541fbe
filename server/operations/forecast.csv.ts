import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { formatForecastCsv } from '../labs/formatForecastCsv.js';
import type { Schemas } from '../schemas.js';
import { findForecastRun } from '../store/forecastRuns.js';

/** A forecast that was made, as a CSV file. */
export const forecastCsvFile: Operation<'forecast.csv'> = async ({ db }, { path, query }) => {
  const stored = await findForecastRun(db, 'run', path.cacheKey);
  if (stored === undefined) throw new ApiError('forecast_not_found');
  const { request, result, series }: Schemas['ForecastRun'] = JSON.parse(stored);
  if (result.status === 'not_computable')
    throw new ApiError('forecast_not_found', { message: `This run has no forecast. ${result.message}` });
  const name = series.id === null ? 'values' : `${series.id}-${series.country}`;
  return {
    csv: formatForecastCsv(result, request.levels, query.history),
    filename: `${name}-forecast-${path.cacheKey.slice(0, 8)}.csv`,
    nextCursor: null,
  };
};
