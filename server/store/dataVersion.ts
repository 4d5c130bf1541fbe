import type { Knex } from 'knex';

/** `version` grows by one with every change to the library; `changedAt` is the instant of the last one. */
export interface DataVersion {
  version: number;
  changedAt: string;
}

/** What is counted: changes to catalogue and vintages, or to accounts and their keys. */
export type Counter = 'library' | 'access';

const library = { name: 'library' };

/** The state of the library: two reads between which it stayed the same saw the same data. */
export async function readDataVersion(db: Knex): Promise<DataVersion> {
  const row = await db('data_versions').where(library).first({ version: 'version', changedAt: 'changed_at' });
  if (!row) throw new Error('The counter of library changes is missing: the database has not been migrated.');
  return row;
}

/** Counts one change, within the transaction that makes it. */
export async function bumpDataVersion(trx: Knex.Transaction, at: string, name: Counter = 'library'): Promise<void> {
  await trx('data_versions')
    .where({ name })
    .update({ version: trx.raw('version + 1'), changed_at: at });
}

/**
 * Runs `work` in one transaction (a savepoint, if `db` is a transaction) and counts a change when `didChange` says so.
 * Writers of the library take turns: each first locks the counter, on SQLite with it the right to write.
 */
export async function changeLibrary<T>(
  db: Knex,
  at: string,
  work: (trx: Knex.Transaction) => Promise<T>,
  didChange: (result: T) => boolean,
): Promise<T> {
  return db.transaction(async (trx) => {
    await trx('data_versions')
      .where(library)
      .update({ version: trx.ref('version') });
    const result = await work(trx);
    if (didChange(result)) await bumpDataVersion(trx, at);
    return result;
  });
}
