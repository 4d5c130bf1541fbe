import type { Knex } from 'knex';
import { toReleaseDate } from '../releases/releaseDates.js';
import type { Schemas } from '../schemas.js';
import { toInstant } from '../series/zonedTime.js';
import { listReleaseForecasts, type ReleaseForecast } from '../store/releaseForecasts.js';
import { findReleasedPeriod, getUpcomingPeriod, readExpectedValues, readReleasedValues } from './eventValues.js';
import { findModelForecast } from './findModelForecast.js';
import { buildEventId, type ReleaseEvent, type ReleaseEventSeries } from './releaseEvents.js';
import { buildScheduleNote } from './scheduleNote.js';

export type CalendarEvent = Schemas['CalendarEvent'];

/** Reads the values of events. `libraryDay` is the latest vintage day of the library as of `day`. */
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

/** Shared input for reading the values of an event. */
interface EventContext {
  day: string;
  libraryDay: string | null;
  /** By series id. */
  forecasts: Map<number, ReleaseForecast[]>;
}

async function readEvent(db: Knex, event: ReleaseEvent, context: EventContext): Promise<CalendarEvent> {
  const { info, occurrence } = event;
  const { release } = info;
  const { date, datePrecision, time, timeZone, ...rest } = toReleaseDate(info, occurrence);
  const indicators: Schemas['EventIndicator'][] = [];
  for (const one of event.series) indicators.push(await readIndicator(db, event, one, context));
  return {
    id: buildEventId(event),
    release: { id: release.id, name: release.name },
    agency: release.agency,
    country: release.country,
    url: release.url,
    scheduledDate: date,
    datePrecision,
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
  { info, occurrence }: ReleaseEvent,
  { series, vintage }: ReleaseEventSeries,
  { day, forecasts }: EventContext,
): Promise<Schemas['EventIndicator']> {
  const { slug, name, country } = series;
  // A later vintage may use another unit than the vintage of this release.
  const unit = vintage?.unit ?? series.unit;
  const values = vintage
    ? await readReleasedValues(db, series, vintage, findReleasedPeriod(occurrence, info.plan, series.frequency))
    : await readExpectedValues(db, series, occurrence, info.plan, day);
  const period = vintage ? (values.actual?.date ?? null) : getUpcomingPeriod(occurrence, info.plan, series.frequency);
  const expected = findModelForecast(forecasts.get(series.seriesId) ?? [], {
    ...{ series, vintage, period, date: occurrence.date },
  });
  return { slug, name, country, unit, ...values, valuesAsOf: vintage?.date ?? null, ...expected };
}
