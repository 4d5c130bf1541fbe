import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import { toInstant } from '../series/zonedTime.js';
import { listReleaseForecasts, type ReleaseForecast } from '../store/releaseForecasts.js';
import { expectedByModel } from './expectedByModel.js';
import { eventId, type Happening, type HappeningSeries } from './happenings.js';
import { titleOfDateSource as titleOf } from './releaseDateSources.js';
import { asReleaseDate } from './releaseDates.js';
import { comingPeriod, expectedValues, releasedValues } from './releasedValues.js';

export type CalendarEvent = Schemas['CalendarEvent'];

/** Events with their values, as of a day on which the library was of `libraryDay`. */
export async function readEvents(
  db: Knex,
  happenings: Happening[],
  day: string,
  libraryDay: string | null,
): Promise<CalendarEvent[]> {
  const ids = new Set(happenings.flatMap((one) => one.series.map(({ series }) => series.seriesId)));
  const forecasts = await listReleaseForecasts(db, [...ids]);
  const events: CalendarEvent[] = [];
  for (const happening of happenings) events.push(await readEvent(db, happening, { day, libraryDay, forecasts }));
  return events;
}

/** What the values of an event are read beside. */
interface Surroundings {
  day: string;
  libraryDay: string | null;
  /** By series. */
  forecasts: Map<number, ReleaseForecast[]>;
}

async function readEvent(db: Knex, happening: Happening, surroundings: Surroundings): Promise<CalendarEvent> {
  const { published, scheduled } = happening;
  const { release } = published;
  const { date, time, timeZone, ...shown } = asReleaseDate(published, scheduled);
  const indicators: Schemas['EventIndicator'][] = [];
  for (const one of happening.series) indicators.push(await readIndicator(db, happening, one, surroundings));
  return {
    id: eventId(happening),
    release: { id: release.id, name: release.name },
    agency: release.agency,
    country: release.country,
    url: release.url,
    scheduledDate: date,
    scheduledTime: time,
    timeZone,
    scheduledAt: time !== null && timeZone !== null ? toInstant(date, time, timeZone) : null,
    importance: release.importance,
    ...shown,
    scheduleNote: scheduleNote(happening, surroundings.day, surroundings.libraryDay),
    indicators,
  };
}

async function readIndicator(
  db: Knex,
  { published, scheduled }: Happening,
  { series, vintage }: HappeningSeries,
  { day, forecasts }: Surroundings,
): Promise<Schemas['EventIndicator']> {
  const { slug, name, country } = series;
  // A later vintage may be in another unit than the one that the release brought.
  const unit = vintage?.unit ?? series.unit;
  const values = vintage
    ? await releasedValues(db, series, vintage)
    : await expectedValues(db, series, scheduled, published.plan, day);
  const period = vintage ? (values.actual?.date ?? null) : comingPeriod(scheduled, published.plan, series.frequency);
  const expected = expectedByModel(forecasts.get(series.seriesId) ?? [], {
    ...{ series, vintage, period, date: scheduled.date },
  });
  return { slug, name, country, unit, ...values, ...expected };
}

/** Where the date of an event comes from, in a sentence, as of a day on which the library was of `libraryDay`. */
export function scheduleNote({ scheduled }: Happening, day: string, libraryDay: string | null): string {
  if (scheduled.status === 'released') {
    return 'The day on which the library first held these values; the agency published them on it or before.';
  }
  const passed = `That day has passed, and the library, which is as of ${libraryDay}, does not hold the values yet.`;
  if (scheduled.official !== null) {
    const source = `The day that the ${titleOf(scheduled.official.source)} gives; the period is that of the release usually near it.`;
    return scheduled.date >= day ? source : `${source} ${passed}`;
  }
  const rule = 'Estimated from the usual rule of this release';
  if (scheduled.date >= day) return `${rule}; the agency may publish on another day.`;
  return `${rule}. ${passed}`;
}
