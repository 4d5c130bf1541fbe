import type { Knex } from 'knex';
import { saveForecastRun } from '../../server/store/forecastRuns.js';
import { addReleaseForecasts } from '../../server/store/releaseForecasts.js';

/** Stores the forecast of a period that was made from a vintage, with its 80% interval. */
export async function storeForecast(
  db: Knex,
  seriesId: number,
  { vintageDate, period, lower, upper }: { vintageDate: string; period: string; lower: number; upper: number },
): Promise<void> {
  const [cacheKey, at] = [`run of ${seriesId} from ${vintageDate}`, `${vintageDate}T12:00:00.000Z`];
  const point = { date: period, forecast: lower, intervals: [{ level: 80, lower, upper }] };
  const answer = JSON.stringify({ result: { status: 'computed', forecasts: [point] } });
  await saveForecastRun(db, { kind: 'run', cacheKey }, { accountId: null, answer }, at);
  const forecast = { seriesId, period, vintageDate, value: lower, model: 'ets', cacheKey, createdAt: at };
  await addReleaseForecasts(db, [forecast], at);
}
