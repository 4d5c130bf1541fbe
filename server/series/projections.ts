import type { Frequency } from './frequency.js';
import { addPeriods, getPeriodEnd, getPeriodStart } from './periods.js';

/**
 * Returns the first period that is a projection in a vintage of a series whose source publishes projections: the first that
 * had not ended by the day of the vintage.
 */
export function getFirstProjectedPeriod(frequency: Frequency, vintageDay: string): string {
  const current = getPeriodStart(vintageDay, frequency);
  return getPeriodEnd(current, frequency) <= vintageDay ? addPeriods(current, 1, frequency) : current;
}

/** Returns the date of the first projection among rows in date order; undefined if there is none. */
export function findFirstProjection(
  rows: readonly { date: string; value: number | null }[],
  frequency: Frequency,
  vintageDay: string,
): string | undefined {
  const from = getFirstProjectedPeriod(frequency, vintageDay);
  return rows.find(({ date, value }) => value !== null && date >= from)?.date;
}
