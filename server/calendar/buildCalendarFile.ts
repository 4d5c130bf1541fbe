import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { toReleaseDate } from '../releases/releaseDates.js';
import { toInstant } from '../series/zonedTime.js';
import { buildScheduleNote } from './calendarEvents.js';
import type { ReleaseEvent } from './releaseEvents.js';

/** How often programs that follow the calendar should look for changes, in seconds. */
const refreshSeconds = 12 * 3600;
const maxNames = 10;
/** More than the day of a release is ever moved: what has happened outranks every plan. */
const releasedSequence = 1000;

/** Events as iCalendar (RFC 5545), as of a day on which the library was of `libraryDay`; `changedAt` is when any of it last changed. */
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
  const { published, scheduled } = event;
  const { release } = published;
  const { referencePeriod, estimate, status } = toReleaseDate(published, scheduled);
  const countryPrefix = release.country === null ? '' : `${release.country}: `;
  const title = [release.name, referencePeriod, estimate && `${estimate} estimate`].filter(Boolean).join(', ');
  return {
    id: `${buildUid(event)}@almanac`,
    sequence: computeSequence(scheduled),
    ...getStart(event),
    summary: countryPrefix + title,
    description: [release.agency, buildScheduleNote(event, day, libraryDay), formatSeriesNames(event)].join('\n'),
    status: status === 'estimated' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(release.url !== null && { url: release.url }),
  };
}

/** Grows from estimated to official, with each move, and once it has come. */
function computeSequence({ status, official }: ReleaseEvent['scheduled']): number {
  if (status === 'released') return releasedSequence;
  return official === null ? 0 : 1 + official.moves;
}

function getStart({ published, scheduled }: ReleaseEvent): Pick<ICalEventData, 'start' | 'allDay'> {
  const { date, time, timeZone } = toReleaseDate(published, scheduled);
  if (time === null || timeZone === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  return { start: new Date(toInstant(date, time, timeZone)) };
}

/**
 * The name of a release of a period: the same while its day is estimated and once it has come. Later publications of a period have
 * names of their own: of a scheduled revision that of the estimate, of others their day.
 */
function buildUid({ published, scheduled }: ReleaseEvent): string {
  const { release, plan, vintages } = published;
  const { date, status, estimate } = scheduled;
  const period = toReleaseDate(published, scheduled).referencePeriod;
  if (period === null) return `${release.id}.on-${date}`;
  const first = vintages.find(({ lastDate }) => lastDate === scheduled.referencePeriod);
  const name = `${release.id}.${period}`;
  if (status === 'released') return first?.date === date ? name : `${name}.${date}`;
  if (estimate !== plan.estimate) return `${name}.${estimate}`;
  // Of some of its series the library holds the period already.
  return first === undefined ? name : `${name}.awaited`;
}

function formatSeriesNames({ series }: ReleaseEvent): string {
  const names = series.map((one) => one.series.name);
  const rest = names.length - maxNames;
  return names.slice(0, maxNames).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
