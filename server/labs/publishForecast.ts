import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { addReleaseForecasts } from '../store/releaseForecasts.js';
import type { ForecastPlan } from './planForecast.js';

/** Maximum number of periods ahead that the calendar shows. */
const maxPeriods = 12;

/**
 * Stores the forecasts of a run for the calendar. Ignores every run except those of the latest values of a library
 * series by the automatic model with default options, because the calendar shows the same forecast to all accounts.
 */
export async function publishForecast(
  db: Knex,
  { body, request, series }: Pick<ForecastPlan, 'body' | 'request' | 'series'>,
  { cacheKey, createdAt, result }: Schemas['ForecastRun'],
): Promise<void> {
  const { source } = series;
  if (result.status !== 'computed' || source === null || !isDefaultRequest(body, request)) return;
  const seriesId = source.found.series.id;
  const vintageDate = source.vintage.resolved;
  if (vintageDate === null) return;
  const rows = result.forecasts.slice(0, maxPeriods).flatMap(({ date: period, forecast: value }) => {
    if (period === null || value === null) return [];
    return [{ seriesId, period, vintageDate, value, model: result.model, cacheKey, createdAt }];
  });
  await addReleaseForecasts(db, rows, createdAt);
}

function isDefaultRequest(
  { vintage, start, end, values }: ForecastPlan['body'],
  request: ForecastPlan['request'],
): boolean {
  const usesFullLatestSample = [vintage, start, end, values].every((field) => field === undefined);
  const { model, transform, options = {} } = request;
  return usesFullLatestSample && model === 'auto' && transform === 'level' && Object.keys(options).length === 0;
}
