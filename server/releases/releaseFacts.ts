import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { readOnce } from '../store/libraryMemory.js';
import { listReleases } from '../store/releases.js';
import { findLatestVintageDay } from '../store/releaseVintages.js';
import { takeTurn } from '../takeTurn.js';
import { describeRelease } from './releaseDates.js';
import { listReleaseInfo } from './releaseInfo.js';

/** What the series of a release have in common as of a day. */
export interface ReleaseFacts {
  /** The latest vintage day of the library; the day itself if the library is empty. */
  libraryDay: string;
  description: Schemas['IndicatorRelease'];
}

/**
 * Returns the facts of a release as of a day, which are computed once until one of its series or the library's latest day
 * changes. Throws an internal error for an unknown id, which only a faulty catalogue can cause.
 */
export async function findReleaseFacts(db: Knex, id: string, day: string): Promise<ReleaseFacts> {
  const libraryDay = await findLatestVintageDay(db, day);
  return readOnce(db, `facts of release ${id} on ${day} ${libraryDay}`, () => readReleaseFacts(db, id, day));
}

async function readReleaseFacts(db: Knex, id: string, day: string) {
  const [info] = (await listReleaseInfo(db, await listReleases(db, { ids: [id] }), day)).releases;
  if (info === undefined) throw new Error(`There is no release ${id}.`);
  await takeTurn();
  const value: ReleaseFacts = { libraryDay: info.libraryDay, description: describeRelease(info, day) };
  return { value, seriesIds: info.seriesIds };
}
