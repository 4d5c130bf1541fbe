import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { readOnce } from './libraryMemory.js';
import { selectRows, toChunks } from './rows.js';

/** What the library holds of a country. */
export interface CountrySummary {
  /** Number of series. */
  series: number;
  /** The last date with a value in any series without projections. */
  lastDate: string | null;
}

/** Number of countries of which one statement counts the series or finds the last date. */
const countriesPerStatement = 20;

/** Reads what the library holds of each of these countries. Takes turns. */
export async function readCountrySummaries(db: Knex, codes: string[]): Promise<Map<string, CountrySummary>> {
  const counts = new Map((await countSeriesByCountry(db)).map(({ country, series }) => [country, Number(series)]));
  const summaries = new Map<string, CountrySummary>();
  for (const chunk of toChunks(codes, countriesPerStatement)) {
    await takeTurn();
    const sql = `select c.code as country, (select max(s.last_date) from series s
        where s.country = c.code and s.publishes_projections = 'false') as "lastDate"
      from countries c where c.code in (${chunk.map(() => '?').join(', ')})`;
    for (const { country, lastDate } of await selectRows<{ country: string; lastDate: string | null }>(db, sql, chunk))
      summaries.set(country, { series: counts.get(country) ?? 0, lastDate });
  }
  return summaries;
}

/** A number that is a text in PostgreSQL. */
type CountRow = { country: string; series: number | string };

/** Counts the series of every country, once for each state of the catalogue. */
async function countSeriesByCountry(db: Knex): Promise<readonly CountRow[]> {
  return readOnce(db, 'series by country', async () => {
    const codes: string[] = await db('countries').orderBy('code').pluck('code');
    const all: CountRow[] = [];
    for (const chunk of toChunks(codes, countriesPerStatement)) {
      await takeTurn();
      const sql = `select country, count(*) as series from series
        where country in (${chunk.map(() => '?').join(', ')}) group by country`;
      for (const row of await selectRows<CountRow>(db, sql, chunk)) all.push(row);
    }
    return { value: all, seriesIds: [] };
  });
}
