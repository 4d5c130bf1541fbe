import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { formatForecastCsv } from '../labs/formatForecastCsv.js';
import { loadForecast } from '../labs/loadForecast.js';

/** Returns a stored forecast as a CSV file. */
export const forecastCsvFile: Operation<'forecast.csv'> = async (context, input) => {
  const { request, result, series } = await loadForecast(context, 'run', input);
  if (result.status === 'not_computable')
    throw new ApiError('forecast_not_found', { message: `This run has no forecast. ${result.message}` });
  const name = series.id === null ? 'values' : `${series.id}-${series.country}`;
  return {
    csv: Buffer.from(formatForecastCsv(result, request.levels, input.query.history)),
    filename: `${name}-forecast-${input.path.cacheKey.slice(0, 8)}.csv`,
    nextCursor: null,
  };
};
