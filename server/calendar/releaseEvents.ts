import { listReleaseOccurrences, type ReleaseOccurrence, toReleaseDate } from '../releases/releaseDates.js';
import type { DateRange, ReleaseInfo } from '../releases/releaseInfo.js';
import type { ReleaseState } from '../releases/releaseState.js';
import { getPeriodEnd, getPeriodStart } from '../series/periods.js';
import { toInstant } from '../series/zonedTime.js';
import { toChunks } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';

/** A calendar event before its series and values are read: a release on one of its dates. */
export interface ReleaseEvent {
  info: ReleaseInfo;
  occurrence: ReleaseOccurrence;
  /** In UTC; null if the time is not known. */
  instant: string | null;
}

/**
 * Lists the events of releases in a window, given their vintages in its quarters (`extendWindow`), sorted by their instant in UTC, then release id. Events without a time come
 * first on their day. Takes turns.
 */
export async function listReleaseEvents(
  releases: ReleaseInfo[],
  window: DateRange,
  today: string,
): Promise<ReleaseEvent[]> {
  const whole = extendWindow(window);
  const all: SortedEvent[] = [];
  for (const chunk of toChunks(releases, releasesPerTurn)) {
    await takeTurn();
    for (const info of chunk) {
      for (const one of getEvents(info, whole, today)) {
        const { date } = one.event.occurrence;
        if (date >= window.from && date <= window.to) all.push(one);
      }
    }
  }
  await takeTurn();
  return all.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ event }) => event);
}

interface SortedEvent {
  key: string;
  event: ReleaseEvent;
}

/** A release can have an event for each day of a year. */
const releasesPerTurn = 4;

/** Extends a window to whole quarters, so that requests for similar windows share the events. */
export function extendWindow({ from, to }: DateRange): DateRange {
  return { from: getPeriodStart(from, 'quarterly'), to: getPeriodEnd(to, 'quarterly') };
}

/** The events of the quarters that were last requested of a release. What was read of it stays in memory until it changes. */
const lastEvents = new WeakMap<ReleaseState, { window: string; events: SortedEvent[] }>();

function getEvents(info: ReleaseInfo, { from, to }: DateRange, today: string): SortedEvent[] {
  const window = `${from} ${to} ${today} ${info.libraryDay} ${info.vintages[0]?.date}`;
  const last = lastEvents.get(info.state);
  if (last?.window === window) return last.events;
  const events = listReleaseOccurrences(info, { from, to }, today)
    .filter((occurrence) => hasVintage(info, occurrence))
    .map((occurrence) => {
      const event = { info, occurrence, instant: findInstant(info, occurrence) };
      return { key: `${event.instant ?? occurrence.date} ${info.release.id}`, event };
    });
  lastEvents.set(info.state, { window, events });
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
