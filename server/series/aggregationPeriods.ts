import { fromDayNumber, toDayNumber } from './calendar.js';
import type { Frequency } from './frequency.js';
import { daysPerPeriod, getCalendarPeriodOrdinal, getCalendarPeriodStart, isCalendarFrequency } from './periods.js';

/** Day number of Monday, 29 December 1969, from which weeks and fortnights are counted. */
const FIRST_MONDAY = -3;

/** The frequencies values can be aggregated to. */
export type AggregateFrequency = Exclude<Frequency, 'daily'>;

/** Ordinal of the period a date is aggregated into; weeks and fortnights begin on Mondays, the same for every series. */
export function getAggregationPeriodOrdinal(date: string, frequency: AggregateFrequency): number {
  if (isCalendarFrequency(frequency)) return getCalendarPeriodOrdinal(date, frequency);
  return Math.floor((toDayNumber(date) - FIRST_MONDAY) / daysPerPeriod[frequency]);
}

/** First day of the period with this ordinal. */
export function getAggregationPeriodStart(ordinal: number, frequency: AggregateFrequency): string {
  if (isCalendarFrequency(frequency)) return getCalendarPeriodStart(ordinal, frequency);
  return fromDayNumber(ordinal * daysPerPeriod[frequency] + FIRST_MONDAY);
}
