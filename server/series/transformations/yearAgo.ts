import { computeDayNumber, getDaysInMonth, getMonth, getYear, toDayNumber } from '../calendar.js';
import { type Frequency, observationsPerYear } from '../frequency.js';
import { isCalendarFrequency } from '../periods.js';
import type { Values } from '../values.js';
import { lagValues } from './lag.js';
import type { TransformationContext, Year } from './transformation.js';

/** The range of day numbers in which the year-ago value may lie; the last value in it is used. */
type Window = (date: string) => { from: number; to: number };

const maxClosedDays = 7;
const daysIn52Weeks = 364;

/** The most days by which a year-ago value precedes its value, at any frequency. */
export const maxDaysToYearAgo = 366 + maxClosedDays;

/**
 * A day is compared with the same day a year earlier, or the last day with a value in the week before that. A week is
 * compared with the one 52 weeks earlier, so that the same parts of the year are compared even if rows are missing or a
 * holiday moved a date.
 */
const windows: Record<'daily' | 'weekly' | 'biweekly', Window> = {
  daily: (date) => {
    const same = getSameDayYearBefore(date);
    return { from: same - maxClosedDays, to: same };
  },
  weekly: (date) => buildWindow(toDayNumber(date) - daysIn52Weeks, 3),
  biweekly: (date) => buildWindow(toDayNumber(date) - daysIn52Weeks, 6),
};

function buildWindow(day: number, reach: number) {
  return { from: day - reach, to: day + reach };
}

/** Describes the year of a series with or without dates, for formulas. */
export function describeYear(frequency: Frequency, isDated: boolean): Year {
  const observations = observationsPerYear[frequency];
  if (!isDated || isCalendarFrequency(frequency)) return { observations, yearAgo: `t-${observations}` };
  return { observations, yearAgo: frequency === 'daily' ? 't - 1 year' : 't - 52 weeks' };
}

/** The index of the year-ago value of each value; null if there is none. */
export function findYearAgoIndexes(values: Values, context: TransformationContext): (number | null)[] {
  const { frequency, dates } = context;
  if (dates === undefined || isCalendarFrequency(frequency)) {
    return lagValues([...values.keys()], observationsPerYear[frequency], context);
  }
  const days = dates.map(toDayNumber);
  const getWindow = windows[frequency];
  let next = 0;
  let last: number | null = null;
  return dates.map((date) => {
    const { from, to } = getWindow(date);
    for (; (days[next] ?? to + 1) <= to; next++) if ((values[next] ?? null) !== null) last = next;
    return last !== null && (days[last] ?? from) >= from ? last : null;
  });
}

/** Day number of the same day a year earlier; 28 February for 29 February. */
function getSameDayYearBefore(date: string): number {
  const [year, month] = [getYear(date) - 1, getMonth(date)];
  return computeDayNumber(year, month, Math.min(Number(date.slice(8)), getDaysInMonth(year, month)));
}
