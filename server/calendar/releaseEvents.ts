import { listReleaseOccurrences, type ReleaseOccurrence, toReleaseDate } from '../releases/releaseDates.js';
import type { DateRange, ReleaseInfo } from '../releases/releaseInfo.js';
import { toInstant } from '../series/zonedTime.js';
import { takeTurn } from '../takeTurn.js';

/** A calendar event before its series and values are read: a release on one of its dates. */
export interface ReleaseEvent {
  info: ReleaseInfo;
  occurrence: ReleaseOccurrence;
  /** In UTC; null if the time is not known. */
  instant: string | null;
}

/**
 * Lists the events of all releases in a window, sorted by their instant in UTC, then release id. Events without a time come
 * first on their day. Takes a turn before each release.
 */
export async function listReleaseEvents(
  releases: ReleaseInfo[],
  window: DateRange,
  today: string,
): Promise<ReleaseEvent[]> {
  const all: SortedEvent[] = [];
  for (const info of releases) {
    await takeTurn();
    for (const one of getEvents(info, window, today)) all.push(one);
  }
  await takeTurn();
  return all.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ event }) => event);
}

interface SortedEvent {
  key: string;
  event: ReleaseEvent;
}

/** The events of the window that was last requested of a release. The releases themselves stay in memory until they change. */
const lastEvents = new WeakMap<ReleaseInfo, { window: string; events: SortedEvent[] }>();

function getEvents(info: ReleaseInfo, { from, to }: DateRange, today: string): SortedEvent[] {
  const window = `${from} ${to} ${today}`;
  const last = lastEvents.get(info);
  if (last?.window === window) return last.events;
  const events = listReleaseOccurrences(info, { from, to }, today)
    .filter((occurrence) => hasVintage(info, occurrence))
    .map((occurrence) => {
      const event = { info, occurrence, instant: findInstant(info, occurrence) };
      return { key: `${event.instant ?? occurrence.date} ${info.release.id}`, event };
    });
  lastEvents.set(info, { window, events });
  return events;
}

/** Whether the library has a vintage of a released event. Events of other kinds need none. */
function hasVintage({ vintages }: ReleaseInfo, { date, status, datePrecision, referencePeriod }: ReleaseOccurrence) {
  if (status !== 'released' || datePrecision === 'on_or_before') return true;
  return vintages.some((vintage) => vintage.date >= date && (vintage.lastDate ?? '') >= (referencePeriod ?? ''));
}

function findInstant(info: ReleaseInfo, occurrence: ReleaseOccurrence): string | null {
  const { date, time, timeZone } = toReleaseDate(info, occurrence);
  return time === null || timeZone === null ? null : toInstant(date, time, timeZone);
}

/** Returns the id of an event, which depends only on its release and date. */
export function buildEventId({ info, occurrence }: ReleaseEvent): string {
  return `${info.release.id}.${occurrence.date}`;
}
