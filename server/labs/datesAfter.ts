import type { Frequency } from '../series/frequency.js';
import { addDays, addPeriods, daysBetween } from '../series/periods.js';

/** A Monday. */
const monday = '1970-01-05';
/** Later days are not written in four digits of a year. */
const lastDay = '9999-12-31';

/**
 * The dates of the periods after one, up to the last day of the year 9999; a daily series is one of weekdays, unless one of the last dates
 * `known` is a day of a weekend.
 */
export function datesAfter(
  last: string,
  frequency: Frequency,
  count: number,
  known: readonly (string | null)[] = [],
): string[] {
  if (frequency === 'daily') {
    const everyDay = known.slice(-7).some((date) => date !== null && dayOfWeek(date) >= 5);
    return daysAfter(last, count, everyDay ? 7 : 5);
  }
  const dates = Array.from({ length: count }, (_, place) => addPeriods(last, place + 1, frequency));
  return dates.filter((date) => date.length === lastDay.length);
}

function daysAfter(last: string, count: number, daysOfWeek: 5 | 7): string[] {
  const dates: string[] = [];
  for (let date = last; dates.length < count && date < lastDay; ) {
    date = addDays(date, 1);
    if (dayOfWeek(date) < daysOfWeek) dates.push(date);
  }
  return dates;
}

/** 0 for Monday to 6 for Sunday. */
function dayOfWeek(date: string): number {
  return ((daysBetween(monday, date) % 7) + 7) % 7;
}
