import { listReleaseEvents } from '../calendar/releaseEvents.js';
import { ApiError } from '../errors.js';
import { planForecast } from '../labs/planForecast.js';
import { publishForecast } from '../labs/publishForecast.js';
import { runForecast } from '../labs/runForecast.js';
import { listReleaseInfo } from '../releases/releaseInfo.js';
import { readReleaseSeries } from '../releases/releaseState.js';
import { selectMembers } from '../releases/selectGroups.js';
import type { Frequency } from '../series/frequency.js';
import { addDays } from '../series/periods.js';
import { findForecastRun, saveForecastRun } from '../store/forecastRuns.js';
import { listSeriesWithoutForecast } from '../store/releaseForecasts.js';
import { listReleases } from '../store/releases.js';
import { listAllWatchedSeries } from '../store/watchlist.js';
import type { ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

/** Series with a release within this many days are forecast. */
const daysAhead = 14;
const scheduledCall = { owner: undefined };
/** Maximum number of forecasts in one run of the job. The next run continues. */
const maxForecastsPerRun = 40;

/** Number of periods to forecast, by frequency. Daily series are not forecast: the calendar needs none, and they are too long. */
const horizons: Partial<Record<Frequency, number>> = {
  weekly: 8,
  biweekly: 4,
  monthly: 6,
  quarterly: 4,
  semiannual: 2,
  annual: 2,
};

interface SeriesToForecast {
  seriesId: number;
  slug: string;
  country: string;
  frequency: Frequency;
}

/** Forecasts watched and soon released series, so that the calendar can show the forecasts before the releases. */
export const forecastWatched: ScheduledJob = {
  summary: `Forecasts the series on watchlists and those with a release in the next ${daysAhead} days, unless their latest vintage already has a forecast. At most ${maxForecastsPerRun} series per run. The calendar shows the forecasts.`,
  schedule: '50 * * * *',
  async run(context, reportProgress) {
    const pending = await listSeriesToForecast(context);
    const counts = { runs: 0, failed: 0, left: pending.length };
    const batch = pending.slice(0, maxForecastsPerRun);
    for (const series of batch) {
      if (context.stopping.aborted) break;
      counts.left -= 1;
      if (await tryForecast(context, series)) counts.runs += 1;
      else counts.failed += 1;
      reportProgress(counts.runs + counts.failed, batch.length, series.slug);
    }
    return counts;
  },
};

/** Lists series whose latest vintage has no forecast: those with the earliest release first, then watched ones. */
async function listSeriesToForecast({ db, now }: ScheduledJobContext): Promise<SeriesToForecast[]> {
  const day = now().toISOString().slice(0, 10);
  const window = { from: day, to: addDays(day, daysAhead) };
  const { releases } = await listReleaseInfo(db, await listReleases(db), day, window);
  const upcoming = await listReleaseEvents(releases, window, day);
  const upcomingSeries: SeriesToForecast[] = [];
  for (const { info, occurrence } of upcoming)
    for (const one of selectMembers(await readReleaseSeries(db, info.release), occurrence.groups))
      upcomingSeries.push(one);
  const candidates = new Map(
    [...upcomingSeries, ...(await listAllWatchedSeries(db))].map((entry) => [entry.seriesId, entry]),
  );
  const forecastable = [...candidates.values()].filter(({ frequency }) => horizons[frequency] !== undefined);
  const withoutForecast = await listSeriesWithoutForecast(
    db,
    forecastable.map(({ seriesId }) => seriesId),
  );
  return forecastable.filter(({ seriesId }) => withoutForecast.has(seriesId));
}

/** Forecasts a series with default options. Returns false if that is not possible now. */
async function tryForecast(
  context: ScheduledJobContext,
  { slug, country, frequency }: SeriesToForecast,
): Promise<boolean> {
  const { db, now } = context;
  const body = { seriesId: slug, country, horizon: horizons[frequency] ?? 1 };
  try {
    const at = now().toISOString();
    const plan = await planForecast(db, body, at.slice(0, 10), null);
    const id = { kind: 'run' as const, cacheKey: plan.cacheKey };
    const stored = await findForecastRun(db, id, { accountId: null, at });
    const run = stored === undefined ? await runForecast(context, plan, scheduledCall) : JSON.parse(stored.answer);
    await saveForecastRun(db, id, { accountId: null, answer: JSON.stringify(run) }, run.createdAt);
    await publishForecast(db, plan, run);
    return run.result.status === 'computed';
  } catch (failure) {
    if (failure instanceof ApiError) return false;
    throw failure;
  }
}
