import { dayNumber } from '../calendar.js';
import type { Frequency } from '../frequency.js';
import { addDays, addPeriods, endOfPeriod, periodsBetween } from '../periods.js';

/** Where a series stands against its publication calendar. */
interface Overdue {
  /** Day until which the next value may usually be waited for. */
  dueDate: string;
  /** Periods whose value should have come by now. */
  periodsMissed: number;
  lagDays: number;
}

/** Days from the end of a period to its publication where a series' own delay is not known. Daily series often come out weekly. */
const defaultLagDays: Record<Frequency, number> = {
  daily: 7,
  weekly: 10,
  biweekly: 14,
  monthly: 30,
  quarterly: 45,
  semiannual: 75,
  annual: 120,
};

/** A release half as late again as usual is still no news. */
const patience = 1.5;
/** Nor is one within a long weekend. */
const leastWaitDays = 5;

/** Periods missed from which a series is late beyond doubt: three, and for days and weeks about a month. */
export const periodsTillError: Record<Frequency, number> = {
  daily: 20,
  weekly: 4,
  biweekly: 3,
  monthly: 3,
  quarterly: 3,
  semiannual: 3,
  annual: 3,
};

/** Periods missed from which a series has in all likelihood ended: eight, and for days and weeks about half a year. */
export const periodsTillEnded: Record<Frequency, number> = {
  daily: 130,
  weekly: 26,
  biweekly: 13,
  monthly: 8,
  quarterly: 8,
  semiannual: 8,
  annual: 8,
};

/** Due date of the value after `lastDate`, and how many periods have passed theirs by `asOf`. Daily series are expected on business days. */
export function overdue(frequency: Frequency, lastDate: string, asOf: string, lagDays: number | null): Overdue {
  const lag = lagDays ?? defaultLagDays[frequency];
  const wait = Math.max(leastWaitDays, Math.ceil(lag * patience));
  const next = frequency === 'daily' ? nextBusinessDay(lastDate) : addPeriods(lastDate, 1, frequency);
  const dueDate = addDays(endOfPeriod(next, frequency), wait);
  const endedBefore = addDays(asOf, -wait);
  const passed =
    frequency === 'daily'
      ? businessDaysInside(lastDate, endedBefore)
      : periodsBetween(lastDate, endedBefore, frequency) - 1;
  return { dueDate, periodsMissed: asOf > dueDate ? Math.max(1, passed) : 0, lagDays: lag };
}

/** Whether so many periods are missed by `asOf` that a series has in all likelihood ended. */
export function hasEnded(frequency: Frequency, lastDate: string, asOf: string, lagDays: number | null): boolean {
  return overdue(frequency, lastDate, asOf, lagDays).periodsMissed > periodsTillEnded[frequency];
}

function nextBusinessDay(date: string): string {
  const next = addDays(date, 1);
  return isWeekend(dayNumber(next)) ? nextBusinessDay(next) : next;
}

/** Monday to Friday days after `from` and before `to`. */
function businessDaysInside(from: string, to: string): number {
  const first = dayNumber(from) + 1;
  const days = Math.max(0, dayNumber(to) - first);
  let count = Math.floor(days / 7) * 5;
  for (let day = first; day < first + (days % 7); day++) if (!isWeekend(day)) count += 1;
  return count;
}

/** Day number 0 was a Thursday. */
function isWeekend(day: number): boolean {
  const afterMonday = (((day + 3) % 7) + 7) % 7;
  return afterMonday >= 5;
}
