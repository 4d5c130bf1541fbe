import type { Knex } from 'knex';

/** `library` counts changes to the catalogue and vintages, `access` changes to accounts and keys. */
export type VersionCounter = 'library' | 'access';

const library = { name: 'library' };

/** Increments a counter, within the transaction that makes the change. */
export async function bumpDataVersion(
  trx: Knex.Transaction,
  at: string,
  name: VersionCounter = 'library',
): Promise<void> {
  await trx('data_versions')
    .where({ name })
    .update({ version: trx.raw('version + 1'), changed_at: at });
}

/** Transactions that hold the lock of the counter, and whether they have counted their change. */
const writers = new WeakMap<Knex, { counted: boolean }>();

/**
 * Runs `work` in one transaction (`db` itself if it is one), and counts a change once per transaction if `didChange`
 * returns true. Serialises writers of the library: each locks the counter first, which on SQLite takes the write lock.
 */
export async function changeLibrary<T>(
  db: Knex,
  at: string,
  work: (trx: Knex.Transaction) => Promise<T>,
  didChange: (result: T) => boolean,
): Promise<T> {
  if (!db.isTransaction) return db.transaction((trx) => changeLibrary(trx, at, work, didChange));
  const trx = db as Knex.Transaction;
  const writer = writers.get(trx) ?? (await lockLibrary(trx));
  const result = await work(trx);
  if (!writer.counted && didChange(result)) {
    await bumpDataVersion(trx, at);
    writer.counted = true;
  }
  return result;
}

async function lockLibrary(trx: Knex.Transaction): Promise<{ counted: boolean }> {
  await trx('data_versions')
    .where(library)
    .update({ version: trx.ref('version') });
  const writer = { counted: false };
  writers.set(trx, writer);
  return writer;
}
