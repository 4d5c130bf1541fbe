import type { Knex } from 'knex';
import { changeLibrary } from './dataVersion.js';
import { readOnce } from './libraryMemory.js';
import { listRows, type Table, upsertRows } from './rows.js';

/** The terms of use of a source's data, with the required attribution. */
export interface Licence {
  id: string;
  name: string;
  url: string | null;
  attribution: string;
  /** What the terms allow and require, in plain words. */
  conditions: string;
  /** How certain it is that the licence applies, and why. */
  certainty: 'certain' | 'likely' | 'unconfirmed';
  certaintyNote: string;
}

const licences: Table<Licence> = {
  name: 'licences',
  columns: {
    id: 'id',
    name: 'name',
    url: 'url',
    attribution: 'attribution',
    conditions: 'conditions',
    certainty: 'certainty',
    certaintyNote: 'certainty_note',
  },
  json: [],
};

/** Inserts or updates licences by id. Returns how many rows changed. */
export async function upsertLicences(db: Knex, rows: Licence[], at: string): Promise<number> {
  return changeLibrary(db, at, (trx) => upsertRows(trx, licences, ['id'], rows), Boolean);
}

/** Lists all licences by id. */
export async function listLicences(db: Knex): Promise<readonly Licence[]> {
  return readOnce(db, 'licences', async () => {
    return { value: await listRows(db, licences, (query) => query.orderBy('id')), seriesIds: [] };
  });
}
