import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { ForecastInterval } from '../series/conditions/evaluateOutsideForecast.js';
import { findForecastRun } from '../store/forecastRuns.js';
import { listReleaseForecasts } from '../store/releaseForecasts.js';
import { takeTurn } from '../takeTurn.js';

/** The coverage of the interval, in percent. */
const level = 80;
/** More runs than a series has vintages in the 90 days for which forecasts are kept, unless it is daily. */
const maxRuns = 30;
/** Runs before the first vintage to evaluate, of which each forecasts at least two periods. */
const maxEarlierRuns = 4;

/** Reads the intervals of stored forecasts with which the vintages from a day to another are compared. Takes a turn before each run. */
export async function readForecastIntervals(
  db: Knex,
  seriesId: number,
  { from, to }: { from: string; to: string },
): Promise<ForecastInterval[]> {
  const forecasts = (await listReleaseForecasts(db, [seriesId])).get(seriesId) ?? [];
  const latestFirst = forecasts.sort((a, b) => (a.vintageDate < b.vintageDate ? 1 : -1));
  const runs = new Map(latestFirst.map(({ cacheKey, vintageDate, unit }) => [cacheKey, { vintageDate, unit }]));
  const made = [...runs].filter(([, { vintageDate }]) => vintageDate < to);
  const earlier = made.filter(([, { vintageDate }]) => vintageDate < from).slice(0, maxEarlierRuns);
  const later = made.filter(([, { vintageDate }]) => vintageDate >= from).slice(0, maxRuns);
  const intervals: ForecastInterval[] = [];
  for (const [cacheKey, run] of [...later, ...earlier]) {
    await takeTurn();
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
