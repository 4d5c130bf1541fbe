import type { Knex } from 'knex';
import { type Frequency, isLowerFrequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import type { ReleaseSeries } from './releaseSeries.js';
import { groupBy, selectRows, toChunks } from './rows.js';

/**
 * A day on which the library first had new values of the series that represent a release, and the last date with a value
 * then. `frequency` is that of the series with the last date; the highest of several.
 */
export interface ReleaseVintage {
  releaseId: string;
  date: string;
  lastDate: string | null;
  frequency: Frequency;
}

/** Days from `from` to `to`, inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** Number of series whose vintages one statement reads. */
const seriesPerSlice = 5;
/** Number of series whose latest vintage one statement finds in an index. */
const seriesPerSearch = 25;

const vintagesSql = `
  select s.release_id as "releaseId", i.frequency, v.vintage_date as date, max(v.last_date) as "lastDate"
  from series s join indicators i on i.id = s.indicator_id join vintages v on v.series_id = s.id`;
const groupSql = 'group by s.release_id, i.frequency, v.vintage_date';

/** Lists the vintages of the releases of these series in a range of days, by release, oldest first. Takes turns. */
export async function listReleaseVintages(
  db: Knex,
  series: ReleaseSeries[],
  { from, to }: DayRange,
): Promise<Map<string, ReleaseVintage[]>> {
  const sql = `${vintagesSql} where v.vintage_date >= ? and v.vintage_date <= ?`;
  const byRelease = new Map<string, ReleaseVintage[]>();
  for (const [releaseId, ofRelease] of groupBy(series, (one) => one.releaseId)) {
    const rows = await selectBySeries(db, toChunks(ofRelease, seriesPerSlice), sql, [from, to]);
    await takeTurn();
    byRelease.set(releaseId, mergeByDay(rows));
  }
  return byRelease;
}

/** Keeps the newest of the vintages of each day, oldest day first. */
function mergeByDay(vintages: ReleaseVintage[]): ReleaseVintage[] {
  const byDay = new Map<string, ReleaseVintage>();
  for (const vintage of vintages) {
    const known = byDay.get(vintage.date);
    if (known === undefined || isNewer(vintage, known)) byDay.set(vintage.date, vintage);
  }
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Lists the latest vintage of each release of these series that is not after `day`, in any order. */
export async function listLatestReleaseVintages(
  db: Knex,
  series: ReleaseSeries[],
  day: string,
): Promise<ReleaseVintage[]> {
  const sql = `${vintagesSql} and v.vintage_date =
    (select max(o.vintage_date) from vintages o where o.series_id = s.id and o.vintage_date <= ?) where true`;
  const latest = new Map<string, ReleaseVintage>();
  for (const row of await selectBySeries(db, toChunks(series, seriesPerSearch), sql, [day])) {
    const known = latest.get(row.releaseId);
    if (known === undefined || row.date > known.date || (row.date === known.date && isNewer(row, known)))
      latest.set(row.releaseId, row);
  }
  return [...latest.values()];
}

/** Runs a statement about vintages of series in slices, and takes a turn before each. */
async function selectBySeries(db: Knex, slices: ReleaseSeries[][], sql: string, bindings: string[]) {
  const all: ReleaseVintage[] = [];
  for (const slice of slices) {
    await takeTurn();
    const ids = slice.map(({ seriesId }) => seriesId);
    const idsSql = `s.id in (${ids.map(() => '?').join(', ')})`;
    const rows = await selectRows<ReleaseVintage>(db, `${sql} and ${idsSql} ${groupSql}`, [...bindings, ...ids]);
    for (const row of rows) all.push(row);
  }
  return all;
}

type LastDate = Pick<ReleaseVintage, 'lastDate' | 'frequency'>;

/** Whether the last date of a vintage is later than that of another of the same day, or of a higher frequency. */
export function isNewer(a: LastDate, b: LastDate): boolean {
  return a.lastDate === b.lastDate
    ? isLowerFrequency(b.frequency, a.frequency)
    : (a.lastDate ?? '') > (b.lastDate ?? '');
}

/** Returns the latest vintage day that is not after `day`, or null. An upload of a user's own data does not make the library newer. */
export async function findLatestVintageDay(db: Knex, day: string): Promise<string | null> {
  // SQLite would build a filter of all series for a join, which takes a thousand times as long.
  const [row] = await selectRows<{ latest: string }>(
    db,
    `select vintage_date as latest from vintages v
      where vintage_date <= ? and (select provider from series s where s.id = v.series_id) <> 'csv'
      order by vintage_date desc limit 1`,
    [day],
  );
  return row?.latest ?? null;
}
