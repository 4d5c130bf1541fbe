import type { Knex } from 'knex';
import { getToday } from '../appContext.js';
import { readValues } from '../calendar/eventValues.js';
import type { Operation } from '../contract.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { findRelease } from '../releases/findRelease.js';
import { listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import { groupBy } from '../store/rows.js';
import { listVintagesBefore } from '../store/vintageReads.js';
import type { StoredVintage } from '../store/vintages.js';

/** Lists the days on which the library first had new values of a release, latest first, and what changed. */
export const releasesVintages: Operation<'releases.vintages'> = async (context, { path, query }) => {
  const { db } = context;
  const day = getToday(context);
  const resolvedQuery = { ...query, ...path };
  const before = findCursorDay(decodeCursor(query.cursor, resolvedQuery)) ?? addDays(day, 1);
  const { series } = await findRelease(db, path.id, day);
  const ids = series.map(({ seriesId }) => seriesId);
  const byDay = groupBy(await listVintagesBefore(db, ids, before, query.limit + 1), ({ date }) => date);
  const days = [...byDay.keys()]
    .sort()
    .reverse()
    .slice(0, query.limit + 1);
  const [newest, oldest] = [days[0], days.at(-1)];
  const info = newest && oldest && (await findRelease(db, path.id, day, { from: oldest, to: newest }));
  const vintages: Schemas['ReleaseVintage'][] = [];
  for (const [index, date] of info ? days.slice(0, query.limit).entries() : []) {
    const changes = byDay.get(date) ?? [];
    const previousDay = days[index + 1] ?? addDays(date, -1);
    if (info) vintages.push(await describeVintage(db, info, changes, { from: addDays(previousDay, 1), to: date }));
  }
  const last = days[query.limit - 1];
  const hasMore = days.length > query.limit && last !== undefined;
  const nextCursor = hasMore ? encodeCursor([Number(last.replaceAll('-', ''))], resolvedQuery) : null;
  return { json: { count: vintages.length, vintages, nextCursor } };
};

/** Returns the day in a cursor, which has it as a number: 20261010. */
function findCursorDay(position: unknown[] | undefined): string | undefined {
  if (position === undefined) return undefined;
  return String(position[0]).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Describes the vintages of a day. `range` begins after the vintage before. */
async function describeVintage(
  db: Knex,
  info: ReleaseInfo,
  changes: StoredVintage[],
  range: { from: string; to: string },
): Promise<Schemas['ReleaseVintage']> {
  const sum = (count: (change: StoredVintage) => number) => changes.reduce((total, change) => total + count(change), 0);
  const released = listReleaseOccurrences(info, range, range.to).filter(({ status }) => status === 'released');
  return {
    date: range.to,
    releaseDates: released.map((occurrence) => toReleaseDate(info, occurrence)),
    indicatorCount: changes.length,
    added: sum(({ added }) => added),
    revised: sum(({ revised }) => revised),
    withdrawn: sum(({ withdrawn }) => withdrawn),
    rebased: sum(({ rebaseFactor }) => (rebaseFactor === null ? 0 : 1)),
    headline: await readHeadline(db, info, changes),
  };
}

async function readHeadline(
  db: Knex,
  { series, plan }: ReleaseInfo,
  changes: StoredVintage[],
): Promise<Schemas['ReleaseHeadline']> {
  const bySeries = new Map(changes.map((change) => [change.seriesId, change]));
  const main = series.find(({ seriesId }) => bySeries.has(seriesId));
  const vintage = main && bySeries.get(main.seriesId);
  if (main === undefined || vintage === undefined) throw new Error('A vintage of a release has no series.');
  const { slug, name, country, frequency } = main;
  const query = { series: main, vintage, period: null, holidays: plan.holidays };
  const [values] = await readValues(db, [query], vintage.date);
  if (values === undefined) throw new Error('A query has no values.');
  return { slug, name, country, frequency, unit: vintage.unit, ...values };
}
