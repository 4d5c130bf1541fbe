import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { findIndicators } from '../indicators/findSeries.js';
import { paginate } from '../paging/paginate.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { listPublishedReleases } from '../releases/publishedReleases.js';
import { describeRelease, listScheduledReleases, toReleaseDate } from '../releases/releaseDates.js';
import { addDays } from '../series/periods.js';

const maxDays = 3660;

/** Lists the schedules of the releases that publish the given indicators, or of all releases. */
export const indicatorsReleases: Operation<'indicators.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const from = query.from ?? addDays(day, -365);
  const to = query.to ?? addDays(day, 180);
  assertMaxDays(from, to, maxDays);
  const slugs = query.id && new Set((await findIndicators(db, query.id)).map(({ slug }) => slug));
  const published = (await listPublishedReleases(db, day)).releases.filter(
    ({ series }) => slugs === undefined || series.some(({ slug }) => slugs.has(slug)),
  );
  const { page, nextCursor } = paginate(published, query);
  const releases = page.map((one) => ({
    release: describeRelease(one, day),
    indicators: one.series.map(({ slug }) => slug),
    schedule: listScheduledReleases(one, from, to, day).map((date) => toReleaseDate(one, date)),
  }));
  return { json: { count: releases.length, from, to, releases, nextCursor } };
};
