import type { Knex } from 'knex';

/** The name of the library that comes with the program. */
const library = 'library';

/** Which files of the bundled library the database was loaded from; undefined before the first load. */
export async function findBundleFingerprint(db: Knex): Promise<string | undefined> {
  const row = await db('bundles').where({ name: library }).first('fingerprint');
  return row?.fingerprint;
}

/** Notes which files the library has been loaded from. */
export async function recordBundle(trx: Knex.Transaction, fingerprint: string, at: string): Promise<void> {
  await trx('bundles').insert({ name: library, fingerprint, loaded_at: at }).onConflict('name').merge();
}
