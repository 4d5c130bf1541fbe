import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import { selectRows, toChunks } from './rows.js';

/** A country for which an indicator lists a series with values: its own, or one that it includes. */
export interface HeldCountry {
  slug: string;
  frequency: Frequency;
  country: string;
}

/** Number of indicators whose countries one statement reads. */
const indicatorsPerStatement = 10;

/** Lists the countries for which the library holds values of these indicators. Takes a turn before each statement. */
export async function listHeldCountries(db: Knex, slugs: string[]): Promise<HeldCountry[]> {
  const all: HeldCountry[] = [];
  for (const chunk of toChunks(slugs, indicatorsPerStatement)) {
    await takeTurn();
    const filter = `i.slug in (${chunk.map(() => '?').join(', ')}) and s.last_date is not null`;
    const sql = `
      select i.slug, i.frequency, s.country from indicators i join series s on s.indicator_id = i.id where ${filter}
      union all
      select i.slug, i.frequency, n.country from indicators i join included_series n on n.indicator_id = i.id
        join series s on s.id = n.series_id where ${filter}`;
    for (const row of await selectRows<HeldCountry>(db, sql, [...chunk, ...chunk])) all.push(row);
  }
  return all;
}
