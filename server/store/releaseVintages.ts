import type { Knex } from 'knex';
import { type Frequency, isLowerFrequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import { readOnce } from './libraryMemory.js';
import { selectRows, toChunks } from './rows.js';

/**
 * A day on which the library first had new values of the series that represent a release, and the last date with a value
 * then. `frequency` is that of the series with the last date; the highest of several.
 */
export interface ReleaseVintage {
  date: string;
  lastDate: string | null;
  frequency: Frequency;
}

/** A vintage of a series. */
interface VintageDay {
  seriesId: number;
  date: string;
  lastDate: string | null;
}

/** Number of series whose vintages one statement reads. */
const seriesPerSlice = 10;

/** Reads the vintages of series in slices, those of a series from the oldest to the latest. Takes a turn before each slice. */
export async function* iterateVintageDays(db: Knex, seriesIds: number[]): AsyncGenerator<VintageDay[]> {
  for (const ids of toChunks(seriesIds, seriesPerSlice)) {
    await takeTurn();
    yield selectRows<VintageDay>(
      db,
      `select series_id as "seriesId", vintage_date as date, last_date as "lastDate" from vintages
       where series_id in (${ids.map(() => '?').join(', ')}) order by series_id, vintage_date`,
      ids,
    );
  }
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
