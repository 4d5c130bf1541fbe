import type { Frequency } from './frequency.js';
import { computeOverdue, hasEnded } from './guardrails/overdue.js';

/**
 * Whether newer values are to be expected. `current`: the next value is not due yet. `behind_schedule`: it is overdue.
 * `held_until`: so many values are missing that no newer ones are expected.
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
