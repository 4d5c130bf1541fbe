import type { Frequency } from './frequency.js';
import { computeOverdue, hasEnded } from './guardrails/overdue.js';
import { addDays, countDaysBetween } from './periods.js';

/**
 * Whether newer values are to be expected. `current`: the next value is not due yet. `behind_schedule`: it is overdue.
 * `held_until`: so many values are missing that none are expected, because the source ended the series or the library's copy is
 * old.
 */
export interface Freshness {
  status: 'current' | 'behind_schedule' | 'held_until';
  /** The last day on which the next value is still on time. */
  dueDate: string;
}

/** Judges how fresh the latest value of a series is, by its usual publication lag (null: the usual one of its frequency). */
export function assessFreshness(
  frequency: Frequency,
  lastDate: string,
  day: string,
  lagDays: number | null,
): Freshness {
  const { dueDate, periodsMissed } = computeOverdue(frequency, lastDate, day, lagDays);
  if (periodsMissed === 0) return { status: 'current', dueDate };
  return { status: hasEnded(frequency, lastDate, day, lagDays) ? 'held_until' : 'behind_schedule', dueDate };
}

/** Days after the usual interval in which a new edition is still on time: editions move by two weeks within their month. */
const editionGraceDays = 30;
/** A publication that has missed more editions has probably ended. */
const maxEditionsMissed = 3;
const daysPerYear = 365;

/**
 * Judges how fresh the projections of a source are, by the usual interval between its editions (vintages): their last period says
 * nothing about that. A single edition is expected to be followed by the next within a year.
 */
export function assessEditionFreshness(
  { first, last, count }: { first: string; last: string; count: number },
  day: string,
): Freshness {
  const intervalDays = count > 1 ? Math.round(countDaysBetween(first, last) / (count - 1)) : daysPerYear;
  const getDueDate = (editions: number) => addDays(last, editions * intervalDays + editionGraceDays);
  const dueDate = getDueDate(1);
  if (day <= dueDate) return { status: 'current', dueDate };
  return { status: day > getDueDate(maxEditionsMissed + 1) ? 'held_until' : 'behind_schedule', dueDate };
}
