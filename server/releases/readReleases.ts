import type { Knex } from 'knex';
import { readOnce } from '../store/libraryMemory.js';
import { listReleases, type StoredRelease } from '../store/releases.js';

/**
 * Returns all releases, ordered by id. Keeps them in memory until the library changes, so a write that increases `releases.version` must
 * also count a change of the library.
 */
export function readReleases(db: Knex): Promise<readonly StoredRelease[]> {
  return readOnce(db, 'releases', async () => ({ value: await listReleases(db), seriesIds: undefined }));
}
