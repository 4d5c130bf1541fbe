import type { Knex } from 'knex';
import { maxFirstSeries as maxNames } from '../releases/computeReleaseState.js';
import { toReleaseDate } from '../releases/releaseDates.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { formatPeriod } from '../series/periods.js';
import { toChunks } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import { type EventWithSeries, readEventSeries } from './eventSeries.js';
import { type CalendarFileEvent, calendarEnd, formatCalendarEvent, formatCalendarStart } from './formatCalendar.js';
import type { ReleaseEvent } from './releaseEvents.js';
import { buildScheduleNote } from './scheduleNote.js';

/** How often calendar programs should refresh the file. */
const refreshHours = 12;
/**
 * How long the newest period of a release stays the same at most: a year and a skipped release. The identifiers of events
 * depend on the first vintage with their period.
 */
export const maxDaysWithOnePeriod = 2 * 366;
/** Exceeds any number of date changes, so that a published or cancelled release supersedes every planned date. */
const finalSequence = 1000;
const eventsPerTurn = 200;

const icalendarStatus = {
  released: 'CONFIRMED',
  scheduled: 'CONFIRMED',
  estimated: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

/** By release: for the newest period, the first vintage day that has it. */
type FirstVintageDays = Map<ReleaseInfo, Map<string | null, string>>;

/**
 * Formats events as iCalendar (RFC 5545). `libraryDay` is the latest vintage day of the library as of `day`;
 * `changedAt` is when the data last changed. Takes turns.
 */
export async function buildCalendarFile(
  db: Knex,
  events: ReleaseEvent[],
  day: string,
  libraryDay: string | null,
  changedAt: Date,
): Promise<Buffer> {
  const stamp = changedAt.toISOString();
  const firstDays: FirstVintageDays = new Map();
  const start = formatCalendarStart('Economic releases', '-//Almanac//Release calendar//EN', refreshHours);
  // Each part is encoded in its own turn: ten megabytes of text take too long to join and encode at once.
  const parts = [Buffer.from(start)];
  for (const chunk of toChunks(events, eventsPerTurn)) {
    const withSeries = await readEventSeries(db, chunk, day, maxNames);
    await takeTurn();
    const texts = withSeries.map((event) => {
      const uid = `${buildUid(event, firstDays)}@almanac`;
      return formatCalendarEvent({ uid, ...describeEvent(event, day, libraryDay) }, stamp);
    });
    parts.push(Buffer.from(texts.join('')));
  }
  return Buffer.concat([...parts, Buffer.from(calendarEnd)]);
}

function describeEvent(event: EventWithSeries, day: string, libraryDay: string | null): Omit<CalendarFileEvent, 'uid'> {
  const { info, occurrence } = event;
  const { release } = info;
  const { date, datePrecision, referencePeriod, estimate } = toReleaseDate(info, occurrence);
  const countryPrefix = release.country === null ? '' : `${release.country}: `;
  const precision = datePrecision === 'on_or_before' && 'by this day, exact day unknown';
  const title = [release.name, referencePeriod, estimate && `${estimate} estimate`, precision]
    .filter(Boolean)
    .join(', ');
  return {
    sequence: computeSequence(occurrence),
    start: event.instant ?? date,
    summary: countryPrefix + title,
    description: [release.agency, buildScheduleNote(event, day, libraryDay), formatSeriesNames(event)].join('\n'),
    status: icalendarStatus[occurrence.status],
    url: release.url,
  };
}

/** Increases from an estimated to an official date, with each change of that date, and on publication. */
function computeSequence({ status, official }: ReleaseEvent['occurrence']): number {
  if (status === 'released' || status === 'cancelled') return finalSequence;
  return official === null ? 0 : 1 + official.moves;
}

/**
 * Returns an identifier that stays the same when an estimated date becomes official and when the release is published.
 * Later publications of a period have other identifiers: a scheduled revision uses the name of its estimate, others use
 * their date.
 */
function buildUid({ info, occurrence }: ReleaseEvent, firstDays: FirstVintageDays): string {
  const { release, plan } = info;
  const { date, datePrecision, estimate, official, status } = occurrence;
  const period = toReleaseDate(info, occurrence).referencePeriod;
  if (period === null) return `${release.id}.on-${date}`;
  const firstDay = getFirstDays(info, firstDays).get(period);
  const name = `${release.id}.${period}`;
  if (datePrecision === 'on_or_before') return firstDay === date ? name : `${name}.${date}`;
  if (estimate !== plan.estimate) return `${name}.${estimate}`;
  // The library already contains this period for some of the series.
  return official !== null || status === 'released' || firstDay === undefined ? name : `${name}.awaited`;
}

function getFirstDays(info: ReleaseInfo, firstDays: FirstVintageDays): Map<string | null, string> {
  const known = firstDays.get(info);
  if (known !== undefined) return known;
  // Of several entries with the same key, a map keeps the last one.
  const days = new Map(
    info.vintages
      .toReversed()
      .map(({ lastDate, frequency, date }) => [lastDate && formatPeriod(lastDate, frequency), date]),
  );
  firstDays.set(info, days);
  return days;
}

function formatSeriesNames({ series, seriesCount }: EventWithSeries): string {
  const names = series.map((one) => one.series.name);
  const rest = seriesCount - names.length;
  return names.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
