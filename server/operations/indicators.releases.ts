import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { findIndicators } from '../indicators/findSeries.js';
import { paginate } from '../paging/paginate.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { describeRelease, listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import { listReleaseInfo } from '../releases/releaseInfo.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import { takeTurn } from '../takeTurn.js';

const maxDays = 3660;

/** Lists the schedules of the releases that publish the given indicators, or of all releases. Takes a turn before each. */
export const indicatorsReleases: Operation<'indicators.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const from = query.from ?? addDays(day, -365);
  const to = query.to ?? addDays(day, 180);
  assertMaxDays(from, to, maxDays);
  const slugs = query.id && new Set((await findIndicators(db, query.id)).map(({ slug }) => slug));
  const matching = (await listReleaseInfo(db, day, { from, to })).releases.filter(
    ({ series }) => slugs === undefined || series.some(({ slug }) => slugs.has(slug)),
  );
  const { page, nextCursor } = paginate(matching, query);
  const releases: Schemas['ReleaseSchedule'][] = [];
  for (const info of page) {
    await takeTurn();
    releases.push({
      release: describeRelease(info, day),
      indicators: info.series.map(({ slug }) => slug),
      schedule: listReleaseOccurrences(info, { from, to }, day).map((occurrence) => toReleaseDate(info, occurrence)),
    });
  }
  return { json: { count: releases.length, from, to, releases, nextCursor } };
};
