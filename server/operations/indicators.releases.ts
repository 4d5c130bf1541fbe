import type { Knex } from 'knex';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { findIndicators } from '../indicators/findIndicators.js';
import { createNextCursor, getOffset } from '../paging/offsetPages.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { parseReleaseCountries } from '../parameters/parseReleaseCountries.js';
import { listMissingCountries } from '../releases/missingCountries.js';
import { describeRelease, listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import { listReleaseInfo } from '../releases/releaseInfo.js';
import { readReleaseSeries } from '../releases/releaseState.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import type { Indicator } from '../store/indicators.js';
import { listListedSeries } from '../store/listedSeries.js';
import { listReleaseIdsOfIndicators } from '../store/releaseSeries.js';
import { listReleases } from '../store/releases.js';
import { takeTurn } from '../takeTurn.js';

const maxDays = 3660;

/** Lists the schedules of the releases of the given countries that publish the given indicators. Takes turns. */
export const indicatorsReleases: Operation<'indicators.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const from = query.from ?? addDays(day, -365);
  const to = query.to ?? addDays(day, 180);
  assertMaxDays(from, to, maxDays);
  const countries = await parseReleaseCountries(db, query.country);
  const ids = query.id && (await listReleaseIds(db, await findIndicators(db, query.id)));
  const window = { offset: getOffset(query), limit: query.limit + 1 };
  const matching = await listReleases(db, { countries, ids }, window);
  const page = await listReleaseInfo(db, matching.slice(0, query.limit), day, { from, to });
  const releases: Schemas['ReleaseSchedule'][] = [];
  for (const info of page.releases) {
    await takeTurn();
    const release = describeRelease(info, day);
    await takeTurn();
    const occurrences = listReleaseOccurrences(info, { from, to }, day);
    await takeTurn();
    releases.push({
      release,
      indicators: (await readReleaseSeries(db, info.release)).map(({ slug }) => slug).sort(),
      schedule: occurrences.map((occurrence) => toReleaseDate(info, occurrence)),
    });
  }
  const missingCountries = await listMissingCountries(db, countries);
  const nextCursor = createNextCursor(matching, query);
  return { json: { count: releases.length, from, to, releases, missingCountries, nextCursor } };
};

/** Lists the ids of the releases of indicators and of those whose series they include. */
async function listReleaseIds(db: Knex, indicators: Indicator[]): Promise<string[]> {
  const listed = await listListedSeries(db, { indicatorIds: indicators.map(({ id }) => id) });
  const ids = [...indicators.map(({ id }) => id), ...listed.map(({ series }) => series.indicatorId)];
  return listReleaseIdsOfIndicators(db, [...new Set(ids)]);
}
