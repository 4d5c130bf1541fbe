import {
  computeDayNumber,
  formatDate,
  fromDayNumber,
  getDaysInMonth,
  getMonth,
  getWeekday,
  getYear,
  padTwoDigits,
  toDayNumber,
} from './calendar.js';
import type { Frequency } from './frequency.js';

export type CalendarFrequency = 'monthly' | 'quarterly' | 'semiannual' | 'annual';

/** Months per period, for frequencies whose periods divide the calendar year. */
const monthsPerPeriod: Record<CalendarFrequency, number> = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 };

/** Days per period, for frequencies whose periods start on the stated date. */
export const daysPerPeriod: Record<Exclude<Frequency, CalendarFrequency>, number> = {
  daily: 1,
  weekly: 7,
  biweekly: 14,
};

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the periods of a frequency are months, quarters, half-years or years. */
export function isCalendarFrequency(frequency: Frequency): frequency is CalendarFrequency {
  return frequency in monthsPerPeriod;
}

/** Whether a text is an existing date in the strict form YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!DATE_PATTERN.test(text)) return false;
  const month = getMonth(text);
  const day = Number(text.slice(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= getDaysInMonth(getYear(text), month);
}

/** The date `n` days after a date (before it if negative). */
export function addDays(date: string, n: number): string {
  return fromDayNumber(toDayNumber(date) + n);
}

/** Returns the same day of an earlier year; for 29 February, 28 February if that year has no such day. */
export function subtractYears(date: string, years: number): string {
  const earlier = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return isCalendarDate(earlier) ? earlier : addDays(`${earlier.slice(0, 4)}-03-01`, -1);
}

/** Number of days from `a` to `b`, negative if `b` is earlier. */
export function countDaysBetween(a: string, b: string): number {
  return toDayNumber(b) - toDayNumber(a);
}

/** Ordinal of the calendar period that contains a date; consecutive periods have consecutive ordinals. */
export function getCalendarPeriodOrdinal(date: string, frequency: CalendarFrequency): number {
  return Math.floor((getYear(date) * 12 + getMonth(date) - 1) / monthsPerPeriod[frequency]);
}

/** First day of the calendar period with this ordinal: the inverse of `getCalendarPeriodOrdinal`. */
export function getCalendarPeriodStart(ordinal: number, frequency: CalendarFrequency): string {
  const months = ordinal * monthsPerPeriod[frequency];
  return formatDate(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1);
}

/** First day of the period that contains a date. A day, week or fortnight begins on the stated date itself. */
export function getPeriodStart(date: string, frequency: Frequency): string {
  if (!isCalendarFrequency(frequency)) return date;
  return getCalendarPeriodStart(getCalendarPeriodOrdinal(date, frequency), frequency);
}

/** Last day of the period that contains a date. A week or fortnight ends 6 or 13 days after the stated date. */
export function getPeriodEnd(date: string, frequency: Frequency): string {
  if (!isCalendarFrequency(frequency)) return addDays(date, daysPerPeriod[frequency] - 1);
  return addDays(getCalendarPeriodStart(getCalendarPeriodOrdinal(date, frequency) + 1, frequency), -1);
}

/**
 * First day of the period `n` periods after the one that contains a date. Weeks and fortnights are steps of 7 and 14
 * days.
 */
export function addPeriods(date: string, n: number, frequency: Frequency): string {
  if (!isCalendarFrequency(frequency)) return addDays(date, n * daysPerPeriod[frequency]);
  return getCalendarPeriodStart(getCalendarPeriodOrdinal(date, frequency) + n, frequency);
}

/**
 * Number of periods from that of `a` to that of `b`, negative if `b` is earlier. Partial weeks and fortnights are
 * rounded down.
 */
export function countPeriodsBetween(a: string, b: string, frequency: Frequency): number {
  if (!isCalendarFrequency(frequency)) return Math.floor(countDaysBetween(a, b) / daysPerPeriod[frequency]);
  return getCalendarPeriodOrdinal(b, frequency) - getCalendarPeriodOrdinal(a, frequency);
}

/** Formats the period that contains a date: 2026-09-01, 2026-W36 (ISO 8601 week), 2026-09, 2026-Q3, 2026-H2, 2026. */
export function formatPeriod(date: string, frequency: Frequency): string {
  if (frequency === 'daily') return date;
  if (!isCalendarFrequency(frequency)) return formatIsoWeek(date);
  const year = date.slice(0, 4);
  if (frequency === 'annual') return year;
  if (frequency === 'monthly') return date.slice(0, 7);
  const part = Math.ceil(getMonth(date) / monthsPerPeriod[frequency]);
  return `${year}-${frequency === 'quarterly' ? 'Q' : 'H'}${part}`;
}

function formatIsoWeek(date: string): string {
  const number = toDayNumber(date);
  // An ISO week belongs to the year of its Thursday.
  const thursday = number - getWeekday(number) + 3;
  const year = getYear(fromDayNumber(thursday));
  const week = Math.floor((thursday - computeDayNumber(year, 1, 1)) / 7) + 1;
  return `${String(year).padStart(4, '0')}-W${padTwoDigits(week)}`;
}
