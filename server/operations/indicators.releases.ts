import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { checkLength } from '../library/dateWindow.js';
import { findIndicators } from '../library/findSeries.js';
import { pageOf } from '../library/page.js';
import { listPublishedReleases } from '../library/publishedReleases.js';
import { asReleaseDate, describeRelease, scheduleOf } from '../library/releaseDates.js';
import { addDays } from '../series/periods.js';

const mostDays = 3660;

/** The schedules of the releases that publish some indicators, or of all releases. */
export const indicatorsReleases: Operation<'indicators.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const from = query.from ?? addDays(day, -365);
  const to = query.to ?? addDays(day, 180);
  checkLength(from, to, mostDays);
  const wanted = query.id && new Set((await findIndicators(db, query.id)).map(({ slug }) => slug));
  const published = (await listPublishedReleases(db, day)).releases.filter(
    ({ series }) => wanted === undefined || series.some(({ slug }) => wanted.has(slug)),
  );
  const { page, nextCursor } = pageOf(published, query);
  const releases = page.map((one) => ({
    release: describeRelease(one, day),
    indicators: one.series.map(({ slug }) => slug),
    schedule: scheduleOf(one, from, to, day).map((date) => asReleaseDate(one, date)),
  }));
  return { json: { count: releases.length, from, to, releases, nextCursor } };
};
