import type { Knex } from 'knex';
import { addDays } from '../series/periods.js';
import { takeTurn } from '../takeTurn.js';
import { selectRows } from './rows.js';
import { selectBySeriesSlices } from './seriesSlices.js';

/** A day on which the library first had new values of a release, and the last date with a value then. */
export interface ReleaseVintage {
  releaseId: string;
  date: string;
  lastDate: string | null;
}

/** Days from `from` to `to`, inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** Number of days whose vintages one statement reads. */
const daysPerSlice = 10;

/** Lists the vintages of all releases in a range of days, over all their series, oldest first. */
export async function listReleaseVintages(db: Knex, { from, to }: DayRange): Promise<ReleaseVintage[]> {
  const all: ReleaseVintage[] = [];
  for (let first = await findVintageDayFrom(db, from); first !== null && first <= to; ) {
    await takeTurn();
    const last = addDays(first, daysPerSlice - 1);
    const rows = await selectRows<ReleaseVintage>(
      db,
      `select s.release_id as "releaseId", v.vintage_date as date, max(v.last_date) as "lastDate"
       from vintages v join series s on s.id = v.series_id
       where v.vintage_date >= ? and v.vintage_date <= ?
       group by s.release_id, v.vintage_date order by v.vintage_date`,
      [first, last < to ? last : to],
    );
    for (const row of rows) all.push(row);
    first = await findVintageDayFrom(db, addDays(last, 1));
  }
  return all;
}

const latestSql = `
  select s.release_id as "releaseId", v.vintage_date as date, max(v.last_date) as "lastDate"
  from series s join vintages v on v.series_id = s.id and v.vintage_date =
    (select max(o.vintage_date) from vintages o where o.series_id = s.id and o.vintage_date <= ?)`;
const groupSql = 'group by s.release_id, v.vintage_date';

/** Lists the latest vintage of each release that is not after `day`, in any order. */
export async function listLatestReleaseVintages(db: Knex, day: string): Promise<ReleaseVintage[]> {
  const sql = `${latestSql} where s.id between ? and ? ${groupSql}`;
  const latest = new Map<string, ReleaseVintage>();
  for (const row of await selectBySeriesSlices<ReleaseVintage>(db, sql, [day])) {
    const known = latest.get(row.releaseId);
    if (known === undefined || isLater(row, known)) latest.set(row.releaseId, row);
  }
  return [...latest.values()];
}

/** Returns the latest vintage of a release that is not after `day`. */
export async function findLatestReleaseVintage(
  db: Knex,
  releaseId: string,
  day: string,
): Promise<ReleaseVintage | undefined> {
  const sql = `${latestSql} where s.release_id = ? ${groupSql} order by v.vintage_date desc limit 1`;
  return (await selectRows<ReleaseVintage>(db, sql, [day, releaseId]))[0];
}

function isLater(a: ReleaseVintage, b: ReleaseVintage): boolean {
  return a.date === b.date ? (a.lastDate ?? '') > (b.lastDate ?? '') : a.date > b.date;
}

async function findVintageDayFrom(db: Knex, day: string): Promise<string | null> {
  const [row] = await selectRows<{ first: string | null }>(
    db,
    'select min(vintage_date) as first from vintages where vintage_date >= ?',
    [day],
  );
  return row?.first ?? null;
}

/** Returns the latest vintage day that is not after `day`, or null. */
export async function findLatestVintageDay(db: Knex, day: string): Promise<string | null> {
  const [row] = await selectRows<{ latest: string | null }>(
    db,
    'select max(vintage_date) as latest from vintages where vintage_date <= ?',
    [day],
  );
  return row?.latest ?? null;
}
