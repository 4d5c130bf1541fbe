import { listReleaseEvents } from '../calendar/releaseEvents.js';
import { ApiError } from '../errors.js';
import { planForecast } from '../labs/planForecast.js';
import { publishForecast } from '../labs/publishForecast.js';
import { runForecast } from '../labs/runForecast.js';
import { listPublishedReleases } from '../releases/publishedReleases.js';
import type { Frequency } from '../series/frequency.js';
import { addDays } from '../series/periods.js';
import { findForecastRun, saveForecastRun } from '../store/forecastRuns.js';
import { listSeriesWithoutForecast } from '../store/releaseForecasts.js';
import { listAllWatchedSeries } from '../store/watchlist.js';
import type { ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

/** What is released within so many days is forecast. */
const daysAhead = 14;
/** Runs of a single run of the job; those that are left are made by the next. */
const maxForecastsPerRun = 40;

/** Periods ahead: as far as values may be awaited. Of daily series nobody awaits a forecast, and they are too long to be forecast whole. */
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

/** Forecasts what the calendar and watchlists ask for, so that the calendar can show it before the release. */
export const forecastWatched: ScheduledJob = {
  summary: `Forecasts the series on watchlists and those released in the next ${daysAhead} days, where that was not done since their last vintage, ${maxForecastsPerRun} a run at most; the calendar shows the forecasts.`,
  schedule: '50 * * * *',
  async run(context, reportProgress) {
    const pending = await listSeriesToForecast(context);
    const counts = { runs: 0, failed: 0, left: pending.length };
    const now = pending.slice(0, maxForecastsPerRun);
    for (const series of now) {
      if (context.stopping.aborted) break;
      counts.left -= 1;
      if (await tryForecast(context, series)) counts.runs += 1;
      else counts.failed += 1;
      reportProgress(counts.runs + counts.failed, now.length, series.slug);
    }
    return counts;
  },
};

/** Without a forecast of their latest vintage: those released soonest first, then those that are watched. */
async function listSeriesToForecast({ db, now }: ScheduledJobContext): Promise<SeriesToForecast[]> {
  const day = now().toISOString().slice(0, 10);
  const { releases } = await listPublishedReleases(db, day);
  const upcoming = await listReleaseEvents(db, releases, day, addDays(day, daysAhead), day);
  const upcomingSeries = upcoming.flatMap(({ series }) => series.map((entry) => entry.series));
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

/** Forecasts a series as whoever asks for nothing but a horizon would; false where that cannot be done now. */
async function tryForecast(
  context: ScheduledJobContext,
  { slug, country, frequency }: SeriesToForecast,
): Promise<boolean> {
  const { db, now } = context;
  const body = { seriesId: slug, country, horizon: horizons[frequency] ?? 1 };
  try {
    const plan = await planForecast(db, body, now().toISOString().slice(0, 10));
    const stored = await findForecastRun(db, 'run', plan.cacheKey);
    const run = stored === undefined ? await runForecast(context, plan) : JSON.parse(stored);
    await saveForecastRun(db, 'run', plan.cacheKey, JSON.stringify(run), run.createdAt);
    await publishForecast(db, plan, run);
    return run.result.status === 'computed';
  } catch (failure) {
    if (failure instanceof ApiError) return false;
    throw failure;
  }
}
