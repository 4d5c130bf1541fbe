import type { Knex } from 'knex';
import { changeLibrary } from './dataVersion.js';
import { readOnce } from './libraryMemory.js';
import { listRows, type Table, upsertRows } from './rows.js';

/** A country or area by ISO 3166-1 code; the euro area is `EA`. */
export interface Country {
  code: string;
  code3: string;
  name: string;
  region: string | null;
  incomeGroup: string | null;
}

const countries: Table<Country> = {
  name: 'countries',
  columns: { code: 'code', code3: 'code3', name: 'name', region: 'region', incomeGroup: 'income_group' },
  json: [],
};

/** Inserts or updates countries by code. Returns how many rows changed. */
export async function upsertCountries(db: Knex, rows: Country[], at: string): Promise<number> {
  return changeLibrary(db, at, (trx) => upsertRows(trx, countries, ['code'], rows), Boolean);
}

/** Returns the country with this alpha-2 or alpha-3 code, in upper case. */
export async function findCountryByCode(db: Knex, code: string): Promise<Country | undefined> {
  const field = code.length === 3 ? 'code3' : 'code';
  return (await listCountries(db)).find((country) => country[field] === code);
}

/** Lists all countries by code. */
export async function listCountries(db: Knex): Promise<readonly Country[]> {
  return readOnce(db, 'countries', async () => {
    return { value: await listRows(db, countries, (query) => query.orderBy('code')), seriesIds: [] };
  });
}
