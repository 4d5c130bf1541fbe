import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import { findReleaseById } from '../store/releases.js';
import { listReleaseInfo, type ReleaseInfo } from './releaseInfo.js';
import { suggestReleases } from './suggestReleases.js';

/** Returns the release with this id, with its latest vintage. Throws `release_not_found`, and suggests similar ids. */
export async function findRelease(db: Knex, id: string, day: string): Promise<ReleaseInfo> {
  const release = await findReleaseById(db, id);
  const [info] = release === undefined ? [] : (await listReleaseInfo(db, [release], day)).releases;
  if (info !== undefined) return info;
  const suggestions = await suggestReleases(db, id);
  const hint =
    suggestions.length > 0
      ? `Did you mean ${suggestions.join(', ')}?`
      : 'List the releases with /v1/indicators/releases.';
  throw new ApiError('release_not_found', { message: `Unknown release '${id}'. ${hint}`, suggestions });
}
