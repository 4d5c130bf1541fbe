import { getWeekday, toDayNumber } from '../calendar.js';
import type { Frequency } from '../frequency.js';
import { addDays, addPeriods, countPeriodsBetween, getPeriodEnd } from '../periods.js';

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
const lagTolerance = 1.5;
/** Nor is one within a long weekend. */
const minWaitDays = 5;

/** Periods missed from which a series is late beyond doubt: three, and for days and weeks about a month. */
export const periodsUntilError: Record<Frequency, number> = {
  daily: 20,
  weekly: 4,
  biweekly: 3,
  monthly: 3,
  quarterly: 3,
  semiannual: 3,
  annual: 3,
};

/** Periods missed from which a series has in all likelihood ended: eight, and for days and weeks about half a year. */
export const periodsUntilEnded: Record<Frequency, number> = {
  daily: 130,
  weekly: 26,
  biweekly: 13,
  monthly: 8,
  quarterly: 8,
  semiannual: 8,
  annual: 8,
};

/** Due date of the value after `lastDate`, and how many periods have passed theirs by `asOf`. Daily series are expected on business days. */
export function computeOverdue(frequency: Frequency, lastDate: string, asOf: string, lagDays: number | null): Overdue {
  const lag = lagDays ?? defaultLagDays[frequency];
  const waitDays = Math.max(minWaitDays, Math.ceil(lag * lagTolerance));
  const next = frequency === 'daily' ? findNextBusinessDay(lastDate) : addPeriods(lastDate, 1, frequency);
  const dueDate = addDays(getPeriodEnd(next, frequency), waitDays);
  const endedBefore = addDays(asOf, -waitDays);
  const passed =
    frequency === 'daily'
      ? countBusinessDaysInside(lastDate, endedBefore)
      : countPeriodsBetween(lastDate, endedBefore, frequency) - 1;
  return { dueDate, periodsMissed: asOf > dueDate ? Math.max(1, passed) : 0, lagDays: lag };
}

/** Whether so many periods are missed by `asOf` that a series has in all likelihood ended. */
export function hasEnded(frequency: Frequency, lastDate: string, asOf: string, lagDays: number | null): boolean {
  return computeOverdue(frequency, lastDate, asOf, lagDays).periodsMissed > periodsUntilEnded[frequency];
}

function findNextBusinessDay(date: string): string {
  const next = addDays(date, 1);
  return isWeekend(toDayNumber(next)) ? findNextBusinessDay(next) : next;
}

/** Monday to Friday days after `from` and before `to`. */
function countBusinessDaysInside(from: string, to: string): number {
  const first = toDayNumber(from) + 1;
  const days = Math.max(0, toDayNumber(to) - first);
  let count = Math.floor(days / 7) * 5;
  for (let day = first; day < first + (days % 7); day++) if (!isWeekend(day)) count += 1;
  return count;
}

function isWeekend(day: number): boolean {
  return getWeekday(day) >= 5;
}
