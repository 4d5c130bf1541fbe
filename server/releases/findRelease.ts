import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import { findReleaseById } from '../store/releases.js';
import { listReleaseInfo, type ReleaseInfo } from './releaseInfo.js';

/** Returns the release with the id in a path, with its latest vintage. Throws `release_not_found`. */
export async function findRelease(db: Knex, id: string, day: string): Promise<ReleaseInfo> {
  const release = await findReleaseById(db, id);
  const [info] = release === undefined ? [] : (await listReleaseInfo(db, [release], day)).releases;
  if (info !== undefined) return info;
  throw new ApiError('release_not_found', {
    message: `Unknown release '${id}'. List the releases with /v1/indicators/releases.`,
  });
}
