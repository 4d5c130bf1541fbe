import { openDatabase } from '../../server/store/database.js';
import { selectRows } from '../../server/store/rows.js';

/** A series of the library. */
export interface SeriesName {
  slug: string;
  country: string;
}

/** Lists of series, and the words of names. No series is in two of the first three lists. */
export interface SeriesLists {
  series: SeriesName[];
  detailed: SeriesName[];
  /** Monthly series with 400 values or more. */
  long: SeriesName[];
  /** Those of the long ones that have vintages from 2015 on or earlier. */
  revised: SeriesName[];
  words: string[];
}

interface Row extends SeriesName {
  name: string;
  isLong: number;
  isRevised: number;
}

/** Reads the lists, each in an order without a pattern. */
export async function readSeriesLists(url: string): Promise<SeriesLists> {
  const db = openDatabase(url);
  try {
    const rows = await selectRows<Row>(
      db,
      `select i.slug, s.country, i.name, i.frequency = 'monthly' and s.observation_count >= 400 as "isLong",
         exists (select 1 from vintages v where v.series_id = s.id and v.vintage_date <= '2015-01-01') as "isRevised"
       from series s join indicators i on i.id = s.indicator_id order by (s.id * 7919) % 99991`,
      [],
    );
    const others = rows.filter(({ isLong }) => !isLong);
    return {
      series: others.filter((_, index) => index % 2 === 0),
      detailed: others.filter((_, index) => index % 2 === 1),
      long: rows.filter(({ isLong, slug }) => isLong && slug !== 'us-cpi-all-items'),
      revised: rows.filter(({ isLong, isRevised }) => isLong && isRevised),
      words: [...new Set(rows.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []))],
    };
  } finally {
    await db.destroy();
  }
}
