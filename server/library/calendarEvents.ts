import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import { instantOf } from '../series/zonedTime.js';
import { eventId, type Happening, type HappeningSeries } from './happenings.js';
import { asReleaseDate } from './releaseDates.js';
import { expectedValues, releasedValues } from './releasedValues.js';

export type CalendarEvent = Schemas['CalendarEvent'];

/** An event with its values, as of a day on which the library was of `libraryDay`. */
export async function readEvent(
  db: Knex,
  happening: Happening,
  day: string,
  libraryDay: string | null,
): Promise<CalendarEvent> {
  const { published, scheduled } = happening;
  const { release } = published;
  const { date, time, timeZone, ...shown } = asReleaseDate(published, scheduled);
  const indicators: Schemas['EventIndicator'][] = [];
  for (const one of happening.series) indicators.push(await readIndicator(db, happening, one, day));
  return {
    id: eventId(happening),
    release: { id: release.id, name: release.name },
    agency: release.agency,
    country: release.country,
    url: release.url,
    scheduledDate: date,
    scheduledTime: time,
    timeZone,
    scheduledAt: time !== null && timeZone !== null ? instantOf(date, time, timeZone) : null,
    importance: release.importance,
    ...shown,
    scheduleNote: noteOn(happening, day, libraryDay),
    indicators,
  };
}

async function readIndicator(
  db: Knex,
  { published, scheduled }: Happening,
  { series, vintage }: HappeningSeries,
  day: string,
): Promise<Schemas['EventIndicator']> {
  const { slug, name, country } = series;
  // A later vintage may be in another unit than the one that the release brought.
  const unit = vintage?.unit ?? series.unit;
  const values = vintage
    ? await releasedValues(db, series, vintage)
    : await expectedValues(db, series, scheduled, published.plan, day);
  return { slug, name, country, unit, ...values };
}

function noteOn({ scheduled }: Happening, day: string, libraryDay: string | null): string {
  if (scheduled.status === 'released') {
    return 'The day on which the library first held these values; the agency published them on it or before.';
  }
  const rule = 'Estimated from the usual rule of this release';
  if (scheduled.date >= day) return `${rule}; the agency may publish on another day.`;
  return `${rule}. That day has passed, and the library, which is as of ${libraryDay}, does not hold the values yet.`;
}
