import type { Knex } from 'knex';
import { addDays } from '../series/periods.js';
import { toInstant } from '../series/zonedTime.js';
import { listPublishedReleases, type PublishedRelease } from './publishedReleases.js';
import { listScheduledReleases, type ScheduledRelease } from './releaseDates.js';

/** So far back a release still counts as the latest. */
const lookbackDays = 31;

/** What the calendar says has been published by an instant. */
export interface PastReleases {
  /** When each release last came, or should have; by the id of the release. */
  latest: Map<string, string>;
  /** The series of which a release should have come and the library holds no values of it. */
  overdue: Set<number>;
}

/** The releases of the last weeks, on their official dates as far as there are any. */
export async function listPastReleases(db: Knex, now: Date): Promise<PastReleases> {
  const at = now.toISOString();
  const day = at.slice(0, 10);
  const past: PastReleases = { latest: new Map(), overdue: new Set() };
  for (const published of (await listPublishedReleases(db, day)).releases) {
    for (const scheduled of listScheduledReleases(published, addDays(day, -lookbackDays), day, day)) {
      const instant = getReleaseInstant(published, scheduled);
      if (instant > at) continue;
      past.latest.set(published.release.id, instant);
      if (scheduled.status === 'released') continue;
      for (const { seriesId } of scheduled.series) past.overdue.add(seriesId);
    }
  }
  return past;
}

/** Its time of day where that is known; otherwise the day is let pass. */
function getReleaseInstant({ release }: PublishedRelease, { date, official }: ScheduledRelease): string {
  const { time, timeZone } = official?.time == null ? release : official;
  return time === null || timeZone === null ? `${date}T23:59:59Z` : toInstant(date, time, timeZone);
}
