import { fromDayNumber, toDayNumber } from './calendar.js';
import type { Frequency } from './frequency.js';
import { daysPerPeriod, getCalendarPeriodOrdinal, getCalendarPeriodStart, isCalendarFrequency } from './periods.js';

/** Day number of Monday, 29 December 1969, the start of week and fortnight 0. */
const FIRST_MONDAY = -3;

/** A frequency to which values can be aggregated. */
export type AggregateFrequency = Exclude<Frequency, 'daily'>;

/**
 * Ordinal of the aggregation period that contains a date. Weeks and fortnights begin on the same Mondays for every
 * series.
 */
export function getAggregationPeriodOrdinal(date: string, frequency: AggregateFrequency): number {
  if (isCalendarFrequency(frequency)) return getCalendarPeriodOrdinal(date, frequency);
  return Math.floor((toDayNumber(date) - FIRST_MONDAY) / daysPerPeriod[frequency]);
}

/** First day of the aggregation period with this ordinal. */
export function getAggregationPeriodStart(ordinal: number, frequency: AggregateFrequency): string {
  if (isCalendarFrequency(frequency)) return getCalendarPeriodStart(ordinal, frequency);
  return fromDayNumber(ordinal * daysPerPeriod[frequency] + FIRST_MONDAY);
}
