import type { Knex } from 'knex';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { findIndicators } from '../indicators/findIndicators.js';
import { paginate } from '../paging/paginate.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { describeRelease, listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import { listReleaseInfo } from '../releases/releaseInfo.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import { type Indicator, listIndicatorsByIds } from '../store/indicators.js';
import { listListedSeries } from '../store/listedSeries.js';
import { takeTurn } from '../takeTurn.js';

const maxDays = 3660;

/** Lists the schedules of the releases that publish the given indicators, or of all releases. Takes a turn before each. */
export const indicatorsReleases: Operation<'indicators.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const from = query.from ?? addDays(day, -365);
  const to = query.to ?? addDays(day, 180);
  assertMaxDays(from, to, maxDays);
  const slugs = query.id && (await listPublishedSlugs(db, await findIndicators(db, query.id)));
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

/** Lists the slugs of indicators and of those whose series they include. */
async function listPublishedSlugs(db: Knex, indicators: Indicator[]): Promise<Set<string>> {
  const listed = await listListedSeries(db, { indicatorIds: indicators.map(({ id }) => id) });
  const ownIds = [...new Set(listed.map(({ series }) => series.indicatorId))];
  return new Set([...indicators, ...(await listIndicatorsByIds(db, ownIds))].map(({ slug }) => slug));
}
