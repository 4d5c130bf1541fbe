import type { Knex } from 'knex';
import { type Frequency, isLowerFrequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import { readOnce } from './libraryMemory.js';
import type { ReleaseSeries } from './releaseSeries.js';
import { groupBy, selectRows, toChunks } from './rows.js';

/**
 * A day on which the library first had new values of the series that represent a release, and the last date with a value
 * then. `frequency` is that of the series with the last date; the highest of several.
 */
export interface ReleaseVintage {
  date: string;
  lastDate: string | null;
  frequency: Frequency;
}

/** Number of series whose vintages one statement reads. */
const seriesPerSlice = 5;

/** Lists the vintages of the series that represent a release, oldest first. Takes a turn before each slice. */
export async function listReleaseVintages(db: Knex, series: ReleaseSeries[]): Promise<ReleaseVintage[]> {
  const byDay = new Map<string, ReleaseVintage>();
  for (const [frequency, ofFrequency] of groupBy(series, (one) => one.frequency)) {
    for (const slice of toChunks(ofFrequency, seriesPerSlice)) {
      await takeTurn();
      for (const row of await selectLastDates(db, slice)) addVintage(byDay, { ...row, frequency });
    }
  }
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Reads the last date of several series together on each of their vintage days. */
async function selectLastDates(db: Knex, series: ReleaseSeries[]): Promise<Omit<ReleaseVintage, 'frequency'>[]> {
  const sql = `select vintage_date as date, max(last_date) as "lastDate" from vintages
    where series_id in (${series.map(() => '?').join(', ')}) group by vintage_date`;
  return selectRows(
    db,
    sql,
    series.map(({ seriesId }) => seriesId),
  );
}

/** Keeps the newest of the vintages of a day. */
function addVintage(byDay: Map<string, ReleaseVintage>, vintage: ReleaseVintage): void {
  const known = byDay.get(vintage.date);
  if (known === undefined || isNewer(vintage, known)) byDay.set(vintage.date, vintage);
}

type LastDate = Pick<ReleaseVintage, 'lastDate' | 'frequency'>;

/** Whether the last date of a vintage is later than that of another of the same day, or of a higher frequency. */
export function isNewer(a: LastDate, b: LastDate): boolean {
  return a.lastDate === b.lastDate
    ? isLowerFrequency(b.frequency, a.frequency)
    : (a.lastDate ?? '') > (b.lastDate ?? '');
}

/**
 * Returns the latest vintage day that is not after `day`, or null. An upload of a user's own data does not make the library newer.
 * The day is kept in memory until the library changes.
 */
export async function findLatestVintageDay(db: Knex, day: string): Promise<string | null> {
  return readOnce(db, `latest vintage day ${day}`, async () => {
    return { value: await selectLatestVintageDay(db, day), seriesIds: undefined };
  });
}

async function selectLatestVintageDay(db: Knex, day: string): Promise<string | null> {
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
