import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import { readOnce } from '../store/libraryMemory.js';
import { listReleases } from '../store/releases.js';
import { findLatestVintageDay } from '../store/releaseVintages.js';
import { takeTurn } from '../takeTurn.js';
import { describeRelease, listComingDates } from './releaseDates.js';
import { listReleaseInfo, type ReleaseInfo } from './releaseInfo.js';

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
  return readOnceOfRelease(db, { id, day, what: 'facts' }, (info) => ({
    libraryDay: info.libraryDay,
    description: describeRelease(info, day),
  }));
}

/** Lists the expected dates of a release from the day before a day until some days after it. Computed once, as the facts are. */
export async function findComingDates(
  db: Knex,
  id: string,
  day: string,
  days: number,
): Promise<Schemas['ReleaseDate'][]> {
  const range = { from: addDays(day, -1), to: addDays(day, days) };
  return readOnceOfRelease(db, { id, day, what: `next ${days} days` }, (info) => listComingDates(info, range));
}

async function readOnceOfRelease<Value extends object>(
  db: Knex,
  { id, day, what }: { id: string; day: string; what: string },
  compute: (info: ReleaseInfo) => Value,
): Promise<Value> {
  const libraryDay = await findLatestVintageDay(db, day);
  return readOnce(db, `${what} of release ${id} on ${day} ${libraryDay}`, async () => {
    const [info] = (await listReleaseInfo(db, await listReleases(db, { ids: [id] }), day)).releases;
    if (info === undefined) throw new Error(`There is no release ${id}.`);
    await takeTurn();
    return { value: compute(info), seriesIds: info.seriesIds };
  });
}
