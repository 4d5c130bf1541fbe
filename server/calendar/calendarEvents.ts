import type { Knex } from 'knex';
import { createSeriesPeriodFinder, maxHeadlines, selectHeadlineSeries } from '../releases/releaseContents.js';
import { toReleaseDate } from '../releases/releaseDates.js';
import type { Schemas } from '../schemas.js';
import { formatPeriod } from '../series/periods.js';
import { listReleaseForecasts, type ReleaseForecast } from '../store/releaseForecasts.js';
import { groupBy, toChunks } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import { type EventWithSeries, type ReleaseEventSeries, readEventSeries } from './eventSeries.js';
import { readValues, type ValueQuery } from './eventValues.js';
import { findModelForecast } from './findModelForecast.js';
import { buildEventId, type ReleaseEvent } from './releaseEvents.js';
import { buildScheduleNote } from './scheduleNote.js';

export type CalendarEvent = Schemas['CalendarEvent'];
type Values = Awaited<ReturnType<typeof readValues>>[number];

interface ReadOptions {
  day: string;
  /** The latest vintage day of the library as of `day`. */
  libraryDay: string | null;
  /** Whether to read all indicators or only the headlines. */
  indicators: 'all' | 'headline';
}

const eventsPerSlice = 50;

/** Reads the indicators of events and their values. */
export async function readEvents(
  db: Knex,
  releaseEvents: ReleaseEvent[],
  { day, libraryDay, indicators }: ReadOptions,
): Promise<CalendarEvent[]> {
  const all: CalendarEvent[] = [];
  const maxSeries = indicators === 'all' ? Number.POSITIVE_INFINITY : maxHeadlines;
  for (const chunk of toChunks(releaseEvents, eventsPerSlice)) {
    const events = await readEventSeries(db, chunk, day, maxSeries);
    await takeTurn();
    const rows = events.flatMap((event) => listIndicatorRows(event, indicators));
    const values = await readValues(db, rows.map(buildValueQuery), day);
    const forecasts = await listReleaseForecasts(db, [...new Set(rows.map(({ series }) => series.seriesId))]);
    const described = rows.map((row, index) => describeIndicator(row, values[index], forecasts));
    const byEvent = groupBy([...described.entries()], ([index]) => rows[index]?.event);
    for (const event of events) {
      const own = (byEvent.get(event) ?? []).map(([, indicator]) => indicator);
      all.push({ ...describeEvent(event, day, libraryDay), indicators: own });
    }
  }
  return all;
}

/** An indicator of an event. */
interface IndicatorRow extends ReleaseEventSeries {
  event: EventWithSeries;
  isHeadline: boolean;
}

function listIndicatorRows(event: EventWithSeries, indicators: ReadOptions['indicators']): IndicatorRow[] {
  const headlines = new Set(selectHeadlineSeries(event.series.map(({ series }) => series)));
  const rows = event.series.map((one) => ({ ...one, event, isHeadline: headlines.has(one.series) }));
  return indicators === 'all' ? rows : rows.filter(({ isHeadline }) => isHeadline);
}

function buildValueQuery(row: IndicatorRow): ValueQuery {
  const { series, vintage, event } = row;
  return { series, vintage, period: findPeriod(row), holidays: event.info.plan.holidays };
}

/** Returns the period that an event publishes; null if it is not known, as where the event stands on the day of a vintage. */
function findPeriod({ series, event: { info, occurrence } }: IndicatorRow): string | null {
  const { referencePeriod, datePrecision } = occurrence;
  if (referencePeriod === null || datePrecision === 'on_or_before') return null;
  return createSeriesPeriodFinder(info.plan, referencePeriod)(series) ?? null;
}

function describeEvent(
  event: EventWithSeries,
  day: string,
  libraryDay: string | null,
): Omit<CalendarEvent, 'indicators'> {
  const { info, occurrence, instant, seriesCount } = event;
  const { release } = info;
  const { date, datePrecision, time, timeZone, ...rest } = toReleaseDate(info, occurrence);
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
    scheduledAt: instant,
    importance: release.importance,
    ...rest,
    scheduleNote: buildScheduleNote(event, day, libraryDay),
    indicatorCount: seriesCount,
  };
}

function describeIndicator(
  row: IndicatorRow,
  values: Values | undefined,
  forecasts: Map<number, ReleaseForecast[]>,
): Schemas['EventIndicator'] {
  const { series, vintage, isHeadline, event } = row;
  const { slug, name, country, frequency } = series;
  // A later vintage may use another unit than the vintage of this release.
  const unit = vintage?.unit ?? series.unit;
  const { previous = null, actual = null, revisedFrom = null } = values ?? {};
  const period = vintage ? (actual?.date ?? null) : findPeriod(row);
  const known = forecasts.get(series.seriesId) ?? [];
  const forecast = findModelForecast(known, { series, vintage, period, date: event.occurrence.date });
  // Written out, because spreads of several objects take most of the time of a large page.
  return {
    slug,
    name,
    country,
    unit,
    frequency,
    isHeadline,
    referencePeriod: period && formatPeriod(period, frequency),
    previous,
    actual,
    revisedFrom,
    valuesAsOf: vintage?.date ?? null,
    forecastValue: forecast.forecastValue,
    forecastPeriod: forecast.forecastPeriod,
    forecastModel: forecast.forecastModel,
    forecastCacheKey: forecast.forecastCacheKey,
  };
}
