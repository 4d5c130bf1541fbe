import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { ForecastInterval } from '../series/conditions/evaluateOutsideForecast.js';
import { findForecastRun } from '../store/forecastRuns.js';
import { listReleaseForecasts } from '../store/releaseForecasts.js';

/** The coverage of the interval, in percent. */
const level = 80;
/** Number of runs to read, of which each forecasts several periods. */
const maxRuns = 4;

/** Reads the intervals of the latest stored forecasts of a series. */
export async function readForecastIntervals(db: Knex, seriesId: number): Promise<ForecastInterval[]> {
  const forecasts = (await listReleaseForecasts(db, [seriesId])).get(seriesId) ?? [];
  const latest = [...forecasts].sort((a, b) => (a.vintageDate < b.vintageDate ? 1 : -1));
  const runs = new Map(latest.map(({ cacheKey, vintageDate, unit }) => [cacheKey, { vintageDate, unit }]));
  const intervals: ForecastInterval[] = [];
  for (const [cacheKey, run] of [...runs].slice(0, maxRuns)) {
    const stored = await findForecastRun(db, { kind: 'run', cacheKey }, { accountId: null, at: '' });
    if (stored !== undefined) intervals.push(...selectIntervals(stored.answer, run));
  }
  return intervals;
}

function selectIntervals(answer: string, run: Pick<ForecastInterval, 'vintageDate' | 'unit'>): ForecastInterval[] {
  const { result } = JSON.parse(answer) as Schemas['ForecastRun'];
  if (result.status !== 'computed') return [];
  return result.forecasts.flatMap(({ date: period, intervals }) => {
    const { lower = null, upper = null } = intervals.find((one) => one.level === level) ?? {};
    return period === null || lower === null || upper === null ? [] : [{ ...run, period, lower, upper }];
  });
}
