import type { Knex } from 'knex';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import { changeLibrary } from './dataVersion.js';
import { listRows, type Table, toChunks, upsertRows } from './rows.js';

const listed: Table<CatalogueEntry> = {
  name: 'provider_catalogue',
  columns: {
    provider: 'provider',
    code: 'code',
    seriesIdForm: 'series_id_form',
    name: 'name',
    description: 'description',
    agency: 'agency',
    topic: 'topic',
    frequency: 'frequency',
    unit: 'unit',
  },
  json: [],
};

const rowsPerStatement = 400;

/** Number of entries inserted or updated, and number removed. */
export interface CatalogueChanges {
  written: number;
  removed: number;
}

/** Lists the catalogues of all providers, by provider and code. */
export async function listProviderCatalogue(db: Knex): Promise<CatalogueEntry[]> {
  return listRows(db, listed, (query) => query.orderBy(['provider', 'code']));
}

/** Counts the catalogue entries of a provider. */
export async function countCatalogueEntries(db: Knex, provider: string): Promise<number> {
  const [row] = await db(listed.name).where({ provider }).count({ listed: '*' });
  return Number(row?.listed ?? 0);
}

/** Stores the bundled catalogue of a provider, unless one was read from the provider itself. */
export async function saveBundledCatalogue(
  db: Knex,
  provider: string,
  rows: CatalogueEntry[],
  at: string,
): Promise<void> {
  const lastRead = await db('provider_catalogue_reads').where({ provider }).first('read_at');
  if (lastRead === undefined) await replaceCatalogue(db, provider, rows, at);
}

/** Stores the catalogue that was read from a provider. */
export async function saveFetchedCatalogue(
  db: Knex,
  provider: string,
  rows: CatalogueEntry[],
  at: string,
): Promise<CatalogueChanges> {
  return db.transaction(async (trx) => {
    const changes = await replaceCatalogue(trx, provider, rows, at);
    await trx('provider_catalogue_reads').insert({ provider, read_at: at }).onConflict('provider').merge();
    return changes;
  });
}

function replaceCatalogue(db: Knex, provider: string, rows: CatalogueEntry[], at: string): Promise<CatalogueChanges> {
  const write = async (trx: Knex.Transaction) => {
    const codes = new Set(rows.map(({ code }) => code));
    const storedCodes: string[] = await trx(listed.name).where({ provider }).pluck('code');
    const removedCodes = storedCodes.filter((code) => !codes.has(code));
    for (const chunk of toChunks(removedCodes, rowsPerStatement)) {
      await trx(listed.name).where({ provider }).whereIn('code', chunk).delete();
    }
    return { written: await upsertRows(trx, listed, ['provider', 'code'], rows), removed: removedCodes.length };
  };
  return changeLibrary(db, at, write, ({ written, removed }) => written + removed > 0);
}
