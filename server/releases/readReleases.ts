import type { Knex } from 'knex';
import { readOnce } from '../store/libraryMemory.js';
import { listReleases, type StoredRelease } from '../store/releases.js';

/** Reads all releases, by id, once until the library changes. There are few enough to keep them in memory. */
export function readReleases(db: Knex): Promise<StoredRelease[]> {
  return readOnce(db, 'releases', async () => ({ value: await listReleases(db), seriesIds: undefined }));
}
