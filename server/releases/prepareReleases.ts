import type { Knex } from 'knex';
import { listOutdatedReleases, saveReleaseState } from '../store/releaseStates.js';
import { computeReleaseState } from './computeReleaseState.js';

/**
 * Computes and stores the states of releases that are out of date, so that the first requests after a start need not compute them. Returns
 * how many it stored. Takes turns.
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
    // A server that stops closes the database without waiting for this work.
    if (!stopping?.aborted) throw failure;
  }
  return count;
}
