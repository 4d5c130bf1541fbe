import type { Knex } from 'knex';
import { getToday } from '../appContext.js';
import { readValues } from '../calendar/eventValues.js';
import type { Operation } from '../contract.js';
import { createInvalidCursorError, decodeCursor, encodeCursor } from '../paging/cursor.js';
import { findRelease } from '../releases/findRelease.js';
import { listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { readReleaseSeries } from '../releases/releaseState.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { listReleaseVintageDays, type ReleaseVintageDay, readVintages } from '../store/releaseVintageDays.js';
import { takeTurn } from '../takeTurn.js';

/** Lists the days on which the library first had new values of a release, latest first, and what changed. */
export const releasesVintages: Operation<'releases.vintages'> = async (context, { path, query }) => {
  const { db } = context;
  const today = getToday(context);
  const resolvedQuery = { ...query, ...path };
  const before = findCursorDay(decodeCursor(query.cursor, resolvedQuery)) ?? addDays(today, 1);
  const info = await findRelease(db, path.id, today);
  const series = await readReleaseSeries(db, info.release);
  const days = await listReleaseVintageDays(db, series, before, query.limit + 1);
  const page = days.slice(0, query.limit);
  const headlines = await readHeadlines(db, series, info, page);
  const dates = await listReleaseDates(info, days, page.length);
  const vintages = page.flatMap(({ date, seriesCount, added, revised, withdrawn, rebased }, index) => {
    const headline = headlines.get(date);
    if (headline === undefined) return [];
    const releaseDates = dates[index] ?? [];
    return [{ date, releaseDates, indicatorCount: seriesCount, added, revised, withdrawn, rebased, headline }];
  });
  const last = page.at(-1);
  const hasMore = days.length > page.length && last !== undefined;
  const nextCursor = hasMore ? encodeCursor([Number(last.date.replaceAll('-', ''))], resolvedQuery) : null;
  return { json: { count: vintages.length, vintages, nextCursor } };
};

/** Returns the day in a cursor, which has it as a number: 20261010. */
function findCursorDay(position: unknown[] | undefined): string | undefined {
  if (position === undefined) return undefined;
  if (position.length !== 1) throw createInvalidCursorError();
  return String(position[0]).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Lists for each of the first `count` days the dates of the release since the day before it in the list. Takes a turn before each. */
async function listReleaseDates(
  info: ReleaseInfo,
  days: ReleaseVintageDay[],
  count: number,
): Promise<Schemas['ReleaseDate'][][]> {
  const { id: releaseId } = info.release;
  const [newest] = info.vintages.slice(-1);
  const inPage = days.map(({ date, lastDate, frequency }) => ({ releaseId, date, lastDate, frequency })).reverse();
  const others = newest === undefined || inPage.some(({ date }) => date === newest.date) ? [] : [newest];
  const withVintages = { ...info, vintages: [...inPage, ...others] };
  const dates: Schemas['ReleaseDate'][][] = [];
  for (const [index, { date }] of days.slice(0, count).entries()) {
    await takeTurn();
    const from = addDays(days[index + 1]?.date ?? addDays(date, -1), 1);
    const occurrences = listReleaseOccurrences(withVintages, { from, to: date }, date);
    const released = occurrences.filter(({ status }) => status === 'released');
    dates.push(released.map((occurrence) => toReleaseDate(info, occurrence)));
  }
  return dates;
}

/** Reads the value of the most prominent series with a vintage on each day, by day. Leaves out a vintage that was removed in the meantime. */
async function readHeadlines(
  db: Knex,
  series: ReleaseSeries[],
  { plan }: ReleaseInfo,
  days: ReleaseVintageDay[],
): Promise<Map<string, Schemas['ReleaseHeadline']>> {
  const main = new Map(days.map(({ date, firstIndex }) => [date, series[firstIndex]]));
  const wanted = [...main].flatMap(([date, one]) => (one === undefined ? [] : [{ seriesId: one.seriesId, date }]));
  const queries = (await readVintages(db, wanted)).flatMap((vintage) => {
    const one = main.get(vintage.date);
    return one === undefined ? [] : [{ series: one, vintage, period: null, holidays: plan.holidays }];
  });
  const values = await readValues(db, queries, days[0]?.date ?? '');
  const headlines = queries.flatMap(
    ({ series: { slug, name, country, frequency }, vintage: { date, unit } }, index) => {
      const read = values[index];
      return read === undefined ? [] : [[date, { slug, name, country, frequency, unit, ...read }] as const];
    },
  );
  return new Map(headlines);
}
