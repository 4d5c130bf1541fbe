import type { Knex } from 'knex';
import { changeLibrary } from '../../server/store/dataVersion.js';

/** Counts a change of the catalogue, after a test has written to a table of it. */
export function changeCatalogue(db: Knex): Promise<boolean> {
  return changeLibrary(db, new Date().toISOString(), async () => true, Boolean);
}
