import type { Knex } from 'knex';
import { addDays } from '../series/periods.js';
import { toInstant } from '../series/zonedTime.js';
import { listPublishedReleases, type PublishedRelease } from './publishedReleases.js';
import { type ScheduledRelease, scheduleOf } from './releaseDates.js';

/** So far back a release still counts as the latest. */
const daysBack = 31;

/** What the calendar says has been published by an instant. */
export interface PassedReleases {
  /** When each release last came, or should have; by the id of the release. */
  latest: Map<string, string>;
  /** The series of which a release should have come and the library holds no values of it. */
  awaited: Set<number>;
}

/** The releases of the last weeks, on their official dates as far as there are any. */
export async function listPassedReleases(db: Knex, now: Date): Promise<PassedReleases> {
  const at = now.toISOString();
  const day = at.slice(0, 10);
  const passed: PassedReleases = { latest: new Map(), awaited: new Set() };
  for (const published of (await listPublishedReleases(db, day)).releases) {
    for (const scheduled of scheduleOf(published, addDays(day, -daysBack), day, day)) {
      const instant = instantIn(published, scheduled);
      if (instant > at) continue;
      passed.latest.set(published.release.id, instant);
      if (scheduled.status === 'released') continue;
      for (const { seriesId } of scheduled.series) passed.awaited.add(seriesId);
    }
  }
  return passed;
}

/** Its time of day where that is known; otherwise the day is let pass. */
function instantIn({ release }: PublishedRelease, { date, official }: ScheduledRelease): string {
  const { time, timeZone } = official?.time == null ? release : official;
  return time === null || timeZone === null ? `${date}T23:59:59Z` : toInstant(date, time, timeZone);
}
