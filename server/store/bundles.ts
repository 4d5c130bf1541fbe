import type { Knex } from 'knex';

/** Name of the bundled library. */
const library = 'library';

/** Returns the fingerprint of the bundled files that the database was loaded from; undefined before the first load. */
export async function findBundleFingerprint(db: Knex): Promise<string | undefined> {
  const row = await db('bundles').where({ name: library }).first('fingerprint');
  return row?.fingerprint;
}

/** Records the fingerprint of the bundled files that were loaded. */
export async function recordBundle(trx: Knex.Transaction, fingerprint: string, at: string): Promise<void> {
  await trx('bundles').insert({ name: library, fingerprint, loaded_at: at }).onConflict('name').merge();
}
