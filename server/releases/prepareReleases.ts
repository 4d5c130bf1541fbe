import type { Knex } from 'knex';
import { listOutdatedReleases, saveReleaseState } from '../store/releaseStates.js';
import { computeReleaseState } from './computeReleaseState.js';

/**
 * Computes the states of the releases that have changed since theirs was stored, so that the first requests after a start need not.
 * Takes turns. Returns how many.
 */
export async function prepareReleases(db: Knex, stopping?: AbortSignal): Promise<number> {
  let count = 0;
  try {
    for (const { id, version } of await listOutdatedReleases(db)) {
      if (stopping?.aborted) break;
      await saveReleaseState(db, { releaseId: id, version, state: await computeReleaseState(db, id) });
      count += 1;
    }
  } catch (failure) {
    // A server that stops does not wait for this work, and closes the database.
    if (!stopping?.aborted) throw failure;
  }
  return count;
}
