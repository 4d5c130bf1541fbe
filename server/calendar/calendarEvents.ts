import type { Knex } from 'knex';
import { getDateSourceTitle as getSourceTitle } from '../releases/releaseDateSources.js';
import { toReleaseDate } from '../releases/releaseDates.js';
import type { Schemas } from '../schemas.js';
import { toInstant } from '../series/zonedTime.js';
import { listReleaseForecasts, type ReleaseForecast } from '../store/releaseForecasts.js';
import { getUpcomingPeriod, readExpectedValues, readReleasedValues } from './eventValues.js';
import { findModelForecast } from './findModelForecast.js';
import { buildEventId, type ReleaseEvent, type ReleaseEventSeries } from './releaseEvents.js';

export type CalendarEvent = Schemas['CalendarEvent'];

/** Events with their values, as of a day on which the library was of `libraryDay`. */
export async function readEvents(
  db: Knex,
  releaseEvents: ReleaseEvent[],
  day: string,
  libraryDay: string | null,
): Promise<CalendarEvent[]> {
  const ids = new Set(releaseEvents.flatMap((one) => one.series.map(({ series }) => series.seriesId)));
  const forecasts = await listReleaseForecasts(db, [...ids]);
  const events: CalendarEvent[] = [];
  for (const event of releaseEvents) events.push(await readEvent(db, event, { day, libraryDay, forecasts }));
  return events;
}

/** What the values of an event are read beside. */
interface EventContext {
  day: string;
  libraryDay: string | null;
  /** By series. */
  forecasts: Map<number, ReleaseForecast[]>;
}

async function readEvent(db: Knex, event: ReleaseEvent, context: EventContext): Promise<CalendarEvent> {
  const { published, scheduled } = event;
  const { release } = published;
  const { date, time, timeZone, ...rest } = toReleaseDate(published, scheduled);
  const indicators: Schemas['EventIndicator'][] = [];
  for (const one of event.series) indicators.push(await readIndicator(db, event, one, context));
  return {
    id: buildEventId(event),
    release: { id: release.id, name: release.name },
    agency: release.agency,
    country: release.country,
    url: release.url,
    scheduledDate: date,
    scheduledTime: time,
    timeZone,
    scheduledAt: time !== null && timeZone !== null ? toInstant(date, time, timeZone) : null,
    importance: release.importance,
    ...rest,
    scheduleNote: buildScheduleNote(event, context.day, context.libraryDay),
    indicators,
  };
}

async function readIndicator(
  db: Knex,
  { published, scheduled }: ReleaseEvent,
  { series, vintage }: ReleaseEventSeries,
  { day, forecasts }: EventContext,
): Promise<Schemas['EventIndicator']> {
  const { slug, name, country } = series;
  // A later vintage may be in another unit than the one that the release brought.
  const unit = vintage?.unit ?? series.unit;
  const values = vintage
    ? await readReleasedValues(db, series, vintage)
    : await readExpectedValues(db, series, scheduled, published.plan, day);
  const period = vintage
    ? (values.actual?.date ?? null)
    : getUpcomingPeriod(scheduled, published.plan, series.frequency);
  const expected = findModelForecast(forecasts.get(series.seriesId) ?? [], {
    ...{ series, vintage, period, date: scheduled.date },
  });
  return { slug, name, country, unit, ...values, ...expected };
}

/** Where the date of an event comes from, in a sentence, as of a day on which the library was of `libraryDay`. */
export function buildScheduleNote({ scheduled }: ReleaseEvent, day: string, libraryDay: string | null): string {
  if (scheduled.status === 'released') {
    return 'The day on which the library first held these values; the agency published them on it or before.';
  }
  const passed = `That day has passed, and the library, which is as of ${libraryDay}, does not hold the values yet.`;
  if (scheduled.official !== null) {
    const source = `The day that the ${getSourceTitle(scheduled.official.source)} gives; the period is that of the release usually near it.`;
    return scheduled.date >= day ? source : `${source} ${passed}`;
  }
  const rule = 'Estimated from the usual rule of this release';
  if (scheduled.date >= day) return `${rule}; the agency may publish on another day.`;
  return `${rule}. ${passed}`;
}
