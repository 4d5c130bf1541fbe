import { listReleaseOccurrences, type ReleaseOccurrence, toReleaseDate } from '../releases/releaseDates.js';
import type { DateRange, ReleaseInfo } from '../releases/releaseInfo.js';
import type { ReleaseState } from '../releases/releaseState.js';
import { addPeriods, getPeriodEnd, getPeriodStart } from '../series/periods.js';
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
 * Lists the events of releases in a window, sorted by their instant in UTC, then release id. Events without a time come first on their
 * day. Takes turns. The releases need their vintages in the quarters of the window (`extendWindow`).
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

/** Extends a window to whole quarters. */
export function extendWindow({ from, to }: DateRange): DateRange {
  return { from: getPeriodStart(from, 'quarterly'), to: getPeriodEnd(to, 'quarterly') };
}

function listQuarters(window: DateRange): DateRange[] {
  const { from, to } = extendWindow(window);
  const quarters: DateRange[] = [];
  for (let start = from; start <= to; start = addPeriods(start, 1, 'quarterly'))
    quarters.push({ from: start, to: getPeriodEnd(start, 'quarterly') });
  return quarters;
}

/** An event of a release, with its place in the calendar. */
type QuarterEvent = Omit<ReleaseEvent, 'info'> & Pick<SortedEvent, 'key'>;

/** Number of quarters to keep of a release: those of a window, and some more. */
const maxQuarters = 8;

/** The events of the quarters that were last requested of a release. What was read of it stays in memory until it changes. */
const quarterEvents = new WeakMap<ReleaseState, Map<string, QuarterEvent[]>>();

const formatQuarter = ({ libraryDay }: ReleaseInfo, { from }: DateRange, today: string) =>
  `${from} ${today} ${libraryDay}`;

function recallQuarter(info: ReleaseInfo, quarter: DateRange, today: string): QuarterEvent[] | undefined {
  return quarterEvents.get(info.state)?.get(formatQuarter(info, quarter, today));
}

function computeQuarter(info: ReleaseInfo, quarter: DateRange, today: string): QuarterEvent[] {
  const events = listReleaseOccurrences(info, quarter, today)
    .filter((occurrence) => hasVintage(info, occurrence))
    .map((occurrence) => {
      const instant = findInstant(info, occurrence);
      return { occurrence, instant, key: `${instant ?? occurrence.date} ${info.release.id}` };
    });
  const known = quarterEvents.get(info.state) ?? new Map<string, QuarterEvent[]>();
  quarterEvents.set(info.state, known.set(formatQuarter(info, quarter, today), events));
  const [oldest = ''] = known.keys();
  if (known.size > maxQuarters) known.delete(oldest);
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
