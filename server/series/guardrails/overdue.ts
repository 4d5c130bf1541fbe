import { getWeekday, toDayNumber } from '../calendar.js';
import type { Frequency } from '../frequency.js';
import { addDays, addPeriods, countPeriodsBetween, getPeriodEnd } from '../periods.js';

/** How late a series is by its publication lag. */
interface Overdue {
  /** Last day on which the next value is still on time. */
  dueDate: string;
  /** Number of periods whose value is overdue. */
  periodsMissed: number;
  lagDays: number;
}

/**
 * Default number of days from the end of a period to its publication. Daily series are often published weekly, and annual ones of many countries
 * in the second half of the next year.
 */
const defaultLagDays: Record<Frequency, number> = {
  daily: 7,
  weekly: 10,
  biweekly: 14,
  monthly: 30,
  quarterly: 45,
  semiannual: 75,
  annual: 180,
};

/** A value is on time up to this multiple of its usual lag. */
const lagTolerance = 1.5;
/** A release whose lag is known is at most this many days later than usual, however long its lag is. */
const maxGraceDays = 15;
/** Minimum number of days to wait for a value: a long weekend. */
const minWaitDays = 5;

/** A series with more missed periods is clearly late: three periods, or about a month for days and weeks. */
export const periodsUntilError: Record<Frequency, number> = {
  daily: 20,
  weekly: 4,
  biweekly: 3,
  monthly: 3,
  quarterly: 3,
  semiannual: 3,
  annual: 3,
};

/** A series with more missed periods has probably ended: eight periods, or about half a year for days and weeks. */
const periodsUntilEnded: Record<Frequency, number> = {
  daily: 130,
  weekly: 26,
  biweekly: 13,
  monthly: 8,
  quarterly: 8,
  semiannual: 8,
  annual: 8,
};

/**
 * Computes the due date of the value after `lastDate`, and how many periods are overdue on `asOf`. Daily series have
 * values on business days.
 */
export function computeOverdue(frequency: Frequency, lastDate: string, asOf: string, lagDays: number | null): Overdue {
  const lag = lagDays ?? defaultLagDays[frequency];
  const maxWaitDays = lagDays === null ? Number.POSITIVE_INFINITY : lagDays + maxGraceDays;
  const waitDays = Math.max(minWaitDays, Math.min(Math.ceil(lag * lagTolerance), maxWaitDays));
  const next = frequency === 'daily' ? findNextBusinessDay(lastDate) : addPeriods(lastDate, 1, frequency);
  const dueDate = addDays(getPeriodEnd(next, frequency), waitDays);
  const endedBefore = addDays(asOf, -waitDays);
  const passed =
    frequency === 'daily'
      ? countBusinessDaysInside(lastDate, endedBefore)
      : countPeriodsBetween(lastDate, endedBefore, frequency) - 1;
  return { dueDate, periodsMissed: asOf > dueDate ? Math.max(1, passed) : 0, lagDays: lag };
}

/** Whether so many periods are missed on `asOf` that the series has probably ended. */
export function hasEnded(frequency: Frequency, lastDate: string, asOf: string, lagDays: number | null): boolean {
  return computeOverdue(frequency, lastDate, asOf, lagDays).periodsMissed > periodsUntilEnded[frequency];
}

function findNextBusinessDay(date: string): string {
  const next = addDays(date, 1);
  return isWeekend(toDayNumber(next)) ? findNextBusinessDay(next) : next;
}

/** Number of days from Monday to Friday after `from` and before `to`. */
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
