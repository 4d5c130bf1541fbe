import type { Knex } from 'knex';
import { listOutdatedReleases, saveReleaseState } from '../store/releaseStates.js';
import { computeReleaseState } from './computeReleaseState.js';

/**
 * Computes the states of the releases that have changed since theirs was stored, so that the first requests after a start need not.
 * Takes turns. Returns how many.
 */
export async function prepareReleases(db: Knex, stopping?: AbortSignal): Promise<number> {
  const outdated = await listOutdatedReleases(db);
  let count = 0;
  for (const { id, version } of outdated) {
    if (stopping?.aborted) break;
    await saveReleaseState(db, { releaseId: id, version, state: await computeReleaseState(db, id) });
    count += 1;
  }
  return count;
}
