import type { Knex } from 'knex';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import type { Frequency } from '../series/frequency.js';
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

/** A series of a catalogue. */
export type ListedSeriesEntry = CatalogueEntry & { frequency: Frequency };

/** Lists the series in the catalogues of all providers, by provider and code. */
export async function listCatalogueSeries(db: Knex): Promise<ListedSeriesEntry[]> {
  const rows = await listRows(db, listed, (query) => query.whereNot({ frequency: '' }).orderBy(['provider', 'code']));
  return rows as ListedSeriesEntry[];
}

/** Lists the data sets in the catalogues of all providers, by provider and code. */
export async function listCatalogueDatasets(db: Knex): Promise<CatalogueEntry[]> {
  return listRows(db, listed, (query) => query.where({ frequency: '' }).orderBy(['provider', 'code']));
}

/** Returns when a catalogue was last read, in milliseconds; 0 if none was. */
export async function getLastCatalogueRead(db: Knex): Promise<number> {
  const [row] = await db('provider_catalogue_reads').max({ at: 'read_at' });
  return row?.at == null ? 0 : Date.parse(String(row.at));
}

/** What is stored of a provider's catalogue. */
export interface CatalogueState {
  provider: string;
  count: number;
  /** The day on which the catalogue was last read from the provider; null for the bundled one. */
  readOn: string | null;
}

/** Describes the stored catalogues. */
export async function listCatalogueStates(db: Knex): Promise<CatalogueState[]> {
  const reads = await db('provider_catalogue_reads').select<{ provider: string; read_at: string }[]>();
  const readDays = new Map(reads.map(({ provider, read_at }) => [provider, read_at.slice(0, 10)]));
  const counts: { provider: string; listed: number }[] = await db(listed.name)
    .groupBy('provider')
    .select('provider')
    .count({ listed: '*' });
  return counts.map((row) => {
    return { provider: row.provider, count: Number(row.listed), readOn: readDays.get(row.provider) ?? null };
  });
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

/** Stores the catalogue that was read from a provider. A later day of reading is a change too. */
export async function saveFetchedCatalogue(
  db: Knex,
  provider: string,
  rows: CatalogueEntry[],
  at: string,
): Promise<CatalogueChanges> {
  const write = async (trx: Knex.Transaction) => {
    const changes = await replaceCatalogue(trx, provider, rows, at);
    const [previous]: string[] = await trx('provider_catalogue_reads').where({ provider }).pluck('read_at');
    await trx('provider_catalogue_reads').insert({ provider, read_at: at }).onConflict('provider').merge();
    return { changes, isNewDay: previous?.slice(0, 10) !== at.slice(0, 10) };
  };
  return (await changeLibrary(db, at, write, ({ isNewDay }) => isNewDay, 'data')).changes;
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
  return changeLibrary(db, at, write, ({ written, removed }) => written + removed > 0, 'data');
}
