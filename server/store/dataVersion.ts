import type { Knex } from 'knex';

/** What is counted: changes to catalogue and vintages, or to accounts and their keys. */
export type VersionCounter = 'library' | 'access';

const library = { name: 'library' };

/** Counts one change, within the transaction that makes it. */
export async function bumpDataVersion(
  trx: Knex.Transaction,
  at: string,
  name: VersionCounter = 'library',
): Promise<void> {
  await trx('data_versions')
    .where({ name })
    .update({ version: trx.raw('version + 1'), changed_at: at });
}

/** The transactions that hold the counter's lock already, and whether they have counted their change. */
const writers = new WeakMap<Knex, { counted: boolean }>();

/**
 * Runs `work` in one transaction (the one that `db` is, if it is one) and counts a change when `didChange` says so, once
 * a transaction. Writers of the library take turns: each first locks the counter, on SQLite with it the right to write.
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
