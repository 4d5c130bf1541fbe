import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { toInstant } from '../series/zonedTime.js';
import { scheduleNote } from './calendarEvents.js';
import type { Happening } from './happenings.js';
import { asReleaseDate } from './releaseDates.js';

/** How often programs that follow the calendar should look for changes, in seconds. */
const refreshSeconds = 12 * 3600;
const mostNames = 10;
/** More than the day of a release is ever moved: what has happened outranks every plan. */
const sequenceOfReleased = 1000;

/** Events as iCalendar (RFC 5545), as of a day on which the library was of `libraryDay`; `changedAt` is when any of it last changed. */
export function calendarFile(happenings: Happening[], day: string, libraryDay: string | null, changedAt: Date): string {
  const calendar = ical({
    prodId: { company: 'Almanac', product: 'Release calendar', language: 'EN' },
    name: 'Economic releases',
    ttl: refreshSeconds,
    events: happenings.map((happening) => ({ ...eventOf(happening, day, libraryDay), stamp: changedAt })),
  });
  return calendar.toString();
}

function eventOf(happening: Happening, day: string, libraryDay: string | null): ICalEventData {
  const { published, scheduled } = happening;
  const { release } = published;
  const { referencePeriod, estimate, status } = asReleaseDate(published, scheduled);
  const place = release.country === null ? '' : `${release.country}: `;
  const about = [release.name, referencePeriod, estimate && `${estimate} estimate`].filter(Boolean).join(', ');
  return {
    id: `${uidOf(happening)}@almanac`,
    sequence: sequenceOf(scheduled),
    ...startOf(happening),
    summary: place + about,
    description: [release.agency, scheduleNote(happening, day, libraryDay), namesOf(happening)].join('\n'),
    status: status === 'estimated' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(release.url !== null && { url: release.url }),
  };
}

/** Grows from estimated to official, with each move, and once it has come. */
function sequenceOf({ status, official }: Happening['scheduled']): number {
  if (status === 'released') return sequenceOfReleased;
  return official === null ? 0 : 1 + official.moves;
}

function startOf({ published, scheduled }: Happening): Pick<ICalEventData, 'start' | 'allDay'> {
  const { date, time, timeZone } = asReleaseDate(published, scheduled);
  if (time === null || timeZone === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  return { start: new Date(toInstant(date, time, timeZone)) };
}

/**
 * The name of a release of a period: the same while its day is estimated and once it has come. Later publications of a period have
 * names of their own: of a scheduled revision that of the estimate, of others their day.
 */
function uidOf({ published, scheduled }: Happening): string {
  const { release, plan, vintages } = published;
  const { date, status, estimate } = scheduled;
  const period = asReleaseDate(published, scheduled).referencePeriod;
  if (period === null) return `${release.id}.on-${date}`;
  const first = vintages.find(({ lastDate }) => lastDate === scheduled.referencePeriod);
  const name = `${release.id}.${period}`;
  if (status === 'released') return first?.date === date ? name : `${name}.${date}`;
  if (estimate !== plan.estimate) return `${name}.${estimate}`;
  // Of some of its series the library holds the period already.
  return first === undefined ? name : `${name}.awaited`;
}

function namesOf({ series }: Happening): string {
  const names = series.map((one) => one.series.name);
  const rest = names.length - mostNames;
  return names.slice(0, mostNames).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
