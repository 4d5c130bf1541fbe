import type { Frequency } from '../series/frequency.js';
import { addDays, addPeriods, countDaysBetween } from '../series/periods.js';

/** A Monday. */
const monday = '1970-01-05';
/** The last day with a four-digit year. */
const maxDate = '9999-12-31';

/**
 * Lists the dates of the next `count` periods after a date, up to the end of the year 9999. Daily series continue on
 * weekdays, or on every day when one of the last seven `recentDates` is on a weekend.
 */
export function listDatesAfter(
  last: string,
  frequency: Frequency,
  count: number,
  recentDates: readonly (string | null)[] = [],
): string[] {
  if (frequency === 'daily') {
    const includesWeekends = recentDates.slice(-7).some((date) => date !== null && getDayOfWeek(date) >= 5);
    return listDaysAfter(last, count, includesWeekends ? 7 : 5);
  }
  const dates = Array.from({ length: count }, (_, index) => addPeriods(last, index + 1, frequency));
  return dates.filter((date) => date.length === maxDate.length);
}

function listDaysAfter(last: string, count: number, daysOfWeek: 5 | 7): string[] {
  const dates: string[] = [];
  for (let date = last; dates.length < count && date < maxDate; ) {
    date = addDays(date, 1);
    if (getDayOfWeek(date) < daysOfWeek) dates.push(date);
  }
  return dates;
}

/** 0 for Monday to 6 for Sunday. */
function getDayOfWeek(date: string): number {
  return ((countDaysBetween(monday, date) % 7) + 7) % 7;
}
