import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { toReleaseDate } from '../releases/releaseDates.js';
import { toInstant } from '../series/zonedTime.js';
import { buildScheduleNote } from './calendarEvents.js';
import type { ReleaseEvent } from './releaseEvents.js';

/** How often calendar programs should refresh the file, in seconds. */
const refreshSeconds = 12 * 3600;
const maxNames = 10;
/**
 * How long the newest period of a release stays the same at most: a year and a skipped release. The identifiers of events
 * depend on the first vintage with their period.
 */
export const maxDaysWithOnePeriod = 2 * 366;
/** Exceeds any number of date changes, so that a published release supersedes every planned date. */
const releasedSequence = 1000;

/**
 * Formats events as iCalendar (RFC 5545). `libraryDay` is the latest vintage day of the library as of `day`;
 * `changedAt` is when the data last changed.
 */
export function buildCalendarFile(
  events: ReleaseEvent[],
  day: string,
  libraryDay: string | null,
  changedAt: Date,
): string {
  const calendar = ical({
    prodId: { company: 'Almanac', product: 'Release calendar', language: 'EN' },
    name: 'Economic releases',
    ttl: refreshSeconds,
    events: events.map((event) => ({ ...toICalEvent(event, day, libraryDay), stamp: changedAt })),
  });
  return calendar.toString();
}

function toICalEvent(event: ReleaseEvent, day: string, libraryDay: string | null): ICalEventData {
  const { info, occurrence } = event;
  const { release } = info;
  const { referencePeriod, estimate, status } = toReleaseDate(info, occurrence);
  const countryPrefix = release.country === null ? '' : `${release.country}: `;
  const title = [release.name, referencePeriod, estimate && `${estimate} estimate`].filter(Boolean).join(', ');
  return {
    id: `${buildUid(event)}@almanac`,
    sequence: computeSequence(occurrence),
    ...getStart(event),
    summary: countryPrefix + title,
    description: [release.agency, buildScheduleNote(event, day, libraryDay), formatSeriesNames(event)].join('\n'),
    status: status === 'estimated' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(release.url !== null && { url: release.url }),
  };
}

/** Increases from an estimated to an official date, with each change of that date, and on publication. */
function computeSequence({ status, official }: ReleaseEvent['occurrence']): number {
  if (status === 'released') return releasedSequence;
  return official === null ? 0 : 1 + official.moves;
}

function getStart({ info, occurrence }: ReleaseEvent): Pick<ICalEventData, 'start' | 'allDay'> {
  const { date, time, timeZone } = toReleaseDate(info, occurrence);
  if (time === null || timeZone === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  return { start: new Date(toInstant(date, time, timeZone)) };
}

/**
 * Returns an identifier that stays the same when an estimated date becomes official and when the release is published.
 * Later publications of a period have other identifiers: a scheduled revision uses the name of its estimate, others use
 * their date.
 */
function buildUid({ info, occurrence }: ReleaseEvent): string {
  const { release, plan, vintages } = info;
  const { date, status, estimate } = occurrence;
  const period = toReleaseDate(info, occurrence).referencePeriod;
  if (period === null) return `${release.id}.on-${date}`;
  const first = vintages.find(({ lastDate }) => lastDate === occurrence.referencePeriod);
  const name = `${release.id}.${period}`;
  if (status === 'released') return first?.date === date ? name : `${name}.${date}`;
  if (estimate !== plan.estimate) return `${name}.${estimate}`;
  // The library already contains this period for some of the series.
  return first === undefined ? name : `${name}.awaited`;
}

function formatSeriesNames({ series }: ReleaseEvent): string {
  const names = series.map((one) => one.series.name);
  const rest = names.length - maxNames;
  return names.slice(0, maxNames).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
