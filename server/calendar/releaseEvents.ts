import { findFirstIndex } from '../findFirstIndex.js';
import { listReleaseOccurrences, type ReleaseOccurrence, toReleaseDate } from '../releases/releaseDates.js';
import { type DateRange, type ReleaseInfo, selectWindow } from '../releases/releaseInfo.js';
import type { ReleaseState } from '../releases/releaseState.js';
import { addPeriods, getPeriodEnd, getPeriodStart } from '../series/periods.js';
import { findInstant } from '../series/zonedTime.js';
import { takeTurn } from '../takeTurn.js';

/** A calendar event before its series and values are read: a release on one of its dates. */
export interface ReleaseEvent {
  info: ReleaseInfo;
  occurrence: ReleaseOccurrence;
  /** In UTC; null if the time is not known. */
  instant: string | null;
}

/**
 * Lists the events of releases in a window, sorted by their instant in UTC, then release id. Events without a time come first on their
 * day. Takes turns.
 */
export async function listReleaseEvents(
  releases: ReleaseInfo[],
  window: DateRange,
  today: string,
): Promise<ReleaseEvent[]> {
  const quarters = listQuarters(window);
  const all: SortedEvent[] = [];
  let computed = 0;
  for (const info of releases) {
    for (const quarter of quarters) {
      const known = recallQuarter(info, quarter, today);
      if (known === undefined && computed++ % quartersPerTurn === 0) await takeTurn();
      for (const { key, occurrence, instant } of known ?? computeQuarter(info, quarter, today)) {
        const { date } = occurrence;
        if (date >= window.from && date <= window.to) all.push({ key, event: { info, occurrence, instant } });
      }
    }
  }
  await takeTurn();
  return all.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ event }) => event);
}

/** A quarter of a daily release takes a millisecond. */
const quartersPerTurn = 10;

interface SortedEvent {
  key: string;
  event: ReleaseEvent;
}

/** Lists the quarters that contain a day of a window. */
function listQuarters({ from, to }: DateRange): DateRange[] {
  const quarters: DateRange[] = [];
  for (let start = getPeriodStart(from, 'quarterly'); start <= to; start = addPeriods(start, 1, 'quarterly'))
    quarters.push({ from: start, to: getPeriodEnd(start, 'quarterly') });
  return quarters;
}

/** An event of a release, with its place in the calendar. */
type QuarterEvent = Omit<ReleaseEvent, 'info'> & Pick<SortedEvent, 'key'>;

/** Number of quarters to keep of a release: those of the longest window, and some more. */
const maxQuarters = 8;

/** The events of the last computed quarters of each release. The state of a release is the same object until the release changes. */
const quarterEvents = new WeakMap<ReleaseState, Map<string, QuarterEvent[]>>();

const formatQuarter = ({ libraryDay }: ReleaseInfo, { from }: DateRange, today: string) =>
  `${from} ${today} ${libraryDay}`;

function recallQuarter(info: ReleaseInfo, quarter: DateRange, today: string): QuarterEvent[] | undefined {
  return quarterEvents.get(info.state)?.get(formatQuarter(info, quarter, today));
}

/** Reads the vintages of the quarter itself: the window that a request reads may begin or end within it. */
function computeQuarter(info: ReleaseInfo, quarter: DateRange, today: string): QuarterEvent[] {
  const events = listReleaseOccurrences(selectWindow(info, today, quarter), quarter, today)
    .filter((occurrence) => hasVintage(info, occurrence, today))
    .map((occurrence) => {
      const instant = findScheduledAt(info, occurrence);
      return { occurrence, instant, key: `${instant ?? occurrence.date} ${info.release.id}` };
    });
  const known = quarterEvents.get(info.state) ?? new Map<string, QuarterEvent[]>();
  quarterEvents.set(info.state, known.set(formatQuarter(info, quarter, today), events));
  const [oldest = ''] = known.keys();
  if (known.size > maxQuarters) known.delete(oldest);
  return events;
}

/** Whether the library has a vintage of a released event. Events of other kinds need none. */
function hasVintage({ state }: ReleaseInfo, occurrence: ReleaseOccurrence, today: string): boolean {
  const { date, status, datePrecision, referencePeriod } = occurrence;
  if (status !== 'released' || datePrecision === 'on_or_before') return true;
  const later = state.vintages.slice(findFirstIndex(state.vintages, (vintage) => vintage.date < date));
  return later.some((vintage) => vintage.date <= today && (vintage.lastDate ?? '') >= (referencePeriod ?? ''));
}

function findScheduledAt(info: ReleaseInfo, occurrence: ReleaseOccurrence): string | null {
  const { date, time, timeZone } = toReleaseDate(info, occurrence);
  return findInstant(date, time, timeZone);
}

/** Returns the id of an event, which depends only on its release and date. */
export function buildEventId({ info, occurrence }: ReleaseEvent): string {
  return `${info.release.id}.${occurrence.date}`;
}
