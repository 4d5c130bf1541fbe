import { dateOfDayNumber, dayNumber } from './calendar.js';
import type { Frequency } from './frequency.js';
import { calendarPeriodOrdinal, isCalendarFrequency, startOfCalendarPeriod } from './periods.js';

/** Day number of Monday, 29 December 1969, from which weeks and fortnights are counted. */
const FIRST_MONDAY = -3;

/** The frequencies values can be aggregated to. */
export type AggregateFrequency = Exclude<Frequency, 'daily'>;

function daysOf(frequency: 'weekly' | 'biweekly'): number {
  return frequency === 'weekly' ? 7 : 14;
}

/** Ordinal of the period a date is aggregated into; weeks and fortnights begin on Mondays, the same for every series. */
export function aggregationPeriod(date: string, frequency: AggregateFrequency): number {
  if (isCalendarFrequency(frequency)) return calendarPeriodOrdinal(date, frequency);
  return Math.floor((dayNumber(date) - FIRST_MONDAY) / daysOf(frequency));
}

/** First day of the period with this ordinal. */
export function startOfAggregationPeriod(ordinal: number, frequency: AggregateFrequency): string {
  if (isCalendarFrequency(frequency)) return startOfCalendarPeriod(ordinal, frequency);
  return dateOfDayNumber(ordinal * daysOf(frequency) + FIRST_MONDAY);
}
