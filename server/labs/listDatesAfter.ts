import type { Frequency } from '../series/frequency.js';
import { addDays, addPeriods, countDaysBetween } from '../series/periods.js';

/** A Monday. */
const monday = '1970-01-05';
/** Later days are not written in four digits of a year. */
const maxDate = '9999-12-31';

/**
 * The dates of the periods after one, up to the last day of the year 9999; a daily series is one of weekdays, unless one of the last dates
 * `known` is a day of a weekend.
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
