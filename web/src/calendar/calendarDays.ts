import type { CalendarEvent } from 'almanac-sdk';
import { toLocalTime } from './timeZones';
import { listWeekDays } from './week';

/** An event with its day and time in the chosen time zone. An event without a known time has the day of the agency. */
export interface LocalEvent {
  event: CalendarEvent;
  day: string;
  time: string | null;
}

/** A day of the week with its events: those of high importance, and the others. */
export interface CalendarDay {
  day: string;
  headlines: LocalEvent[];
  others: LocalEvent[];
}

/** Groups events by their day in a time zone, and keeps the days of a week that have any. */
export function groupByDay(events: CalendarEvent[], monday: string, zone: string): CalendarDay[] {
  const local = events.map((event) => toLocalEvent(event, zone));
  const days = listWeekDays(monday).map((day) => {
    const own = local.filter((one) => one.day === day);
    const isHeadline = ({ event }: LocalEvent) => event.importance === 'high';
    return { day, headlines: own.filter(isHeadline), others: own.filter((one) => !isHeadline(one)) };
  });
  return days.filter(({ headlines, others }) => headlines.length + others.length > 0);
}

function toLocalEvent(event: CalendarEvent, zone: string): LocalEvent {
  if (event.scheduledAt === null) return { event, day: event.scheduledDate, time: null };
  return { event, ...toLocalTime(new Date(event.scheduledAt), zone) };
}

/** The columns of values of a day: those that have at least one. */
export interface ValueColumns {
  previous: boolean;
  expected: boolean;
  actual: boolean;
}

export function findValueColumns(events: LocalEvent[]): ValueColumns {
  const indicators = events.flatMap(({ event }) => event.indicators);
  return {
    previous: indicators.some(({ previous }) => previous !== null),
    expected: indicators.some(({ forecastValue }) => forecastValue !== null),
    actual: indicators.some(({ actual }) => actual !== null),
  };
}
