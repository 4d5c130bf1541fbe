import type { Knex } from 'knex';
import { addDays } from '../series/periods.js';
import { findInstant } from '../series/zonedTime.js';
import { listReleases } from '../store/releases.js';
import { listMissing, listReleaseOccurrences, type ReleaseOccurrence } from './releaseDates.js';
import { listReleaseInfo, type ReleaseInfo } from './releaseInfo.js';
import { readReleaseSeries } from './releaseState.js';
import { selectMembers } from './selectGroups.js';

/** How far back a release still counts as the latest, in days. */
const lookbackDays = 31;

/** What the calendar expects to have been published by an instant. */
export interface PastReleases {
  /** When each release was last due, by release id. */
  latest: Map<string, string>;
  /** Ids of the series with a release that is due and whose values the library does not have. */
  overdue: Set<number>;
}

/** Lists the releases of the last weeks. Uses official dates where they exist. */
export async function listPastReleases(db: Knex, now: Date): Promise<PastReleases> {
  const at = now.toISOString();
  const day = at.slice(0, 10);
  const past: PastReleases = { latest: new Map(), overdue: new Set() };
  const window = { from: addDays(day, -lookbackDays), to: day };
  for (const info of (await listReleaseInfo(db, await listReleases(db), day, window)).releases) {
    for (const occurrence of listReleaseOccurrences(info, window, day)) {
      const instant = getReleaseInstant(info, occurrence);
      if (instant > at || occurrence.status === 'cancelled') continue;
      past.latest.set(info.release.id, instant);
      const overdue = listMissing(occurrence);
      if (overdue.length === 0) continue;
      for (const { seriesId } of selectMembers(await readReleaseSeries(db, info.release), overdue))
        past.overdue.add(seriesId);
    }
  }
  return past;
}

/** Returns the instant of a release, or the end of its day if the time is unknown. */
function getReleaseInstant({ release }: ReleaseInfo, { date, official }: ReleaseOccurrence): string {
  const { time, timeZone } = official?.time == null ? release : official;
  return findInstant(date, time, timeZone) ?? `${date}T23:59:59Z`;
}
