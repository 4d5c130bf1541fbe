import type { Knex } from 'knex';
import { changeLibrary } from '../../server/store/dataVersion.js';

/** Counts a change of the catalogue and of all releases, after a test has written to a table of it. */
export function changeCatalogue(db: Knex): Promise<boolean> {
  const work = async (trx: Knex.Transaction) => {
    await trx('releases').increment('version', 1);
    return true;
  };
  return changeLibrary(db, new Date().toISOString(), work, Boolean);
}
