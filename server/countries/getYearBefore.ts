import { addDays } from '../series/periods.js';

/** Days before the same day a year earlier in which a daily or weekly value stands for it. */
const maxClosedDays = 7;

/** Returns the days of which a value is compared with that of a date: the same day a year earlier and the days before it. */
export function getYearBefore(date: string): { start: string; end: string } {
  const monthAndDay = date.slice(5);
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0');
  const end = `${year}-${monthAndDay === '02-29' ? '02-28' : monthAndDay}`;
  return { start: addDays(end, -maxClosedDays), end };
}
