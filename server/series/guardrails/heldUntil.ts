import { explainNoValues } from './explainNoValues.js';
import { formatCount } from './format.js';
import type { DayGuardrail, DaySubject } from './guardrail.js';
import { computeOverdue, hasEnded, periodsUntilError } from './overdue.js';

/** The library's copy of the series is clearly older than the library: the source has probably published later values. */
export const heldUntil: DayGuardrail = {
  code: 'HELD_UNTIL',
  check: (subject) => {
    const { lastDate, copyDay, libraryDay } = subject;
    if (lastDate === undefined) return explainNoValues(subject);
    const periodsMissed = countPeriodsBehind(subject, lastDate);
    if (periodsMissed === 0) return [];
    const due = `${formatCount(periodsMissed, 'later value')} ${periodsMissed === 1 ? 'was' : 'were'} due by ${libraryDay}`;
    const message = `The library's copy, of ${copyDay}, ends with ${lastDate}. ${due}: the source has probably published them, but the library does not have them.`;
    const evidence = { lastDate, copyDay, libraryDay, periodsMissed };
    return [{ code: 'HELD_UNTIL', severity: 'warning', message, from: lastDate, to: null, evidence }];
  },
};

/**
 * Number of periods by which the copy is behind the library if it is clearly behind, otherwise 0: also if the source has
 * probably ended the series.
 */
export function countPeriodsBehind(
  { frequency, copyDay, libraryDay, publicationLagDays }: Omit<DaySubject, 'rows'>,
  lastDate: string,
): number {
  if (copyDay >= libraryDay || hasEnded(frequency, lastDate, copyDay, publicationLagDays)) return 0;
  const { periodsMissed } = computeOverdue(frequency, lastDate, libraryDay, publicationLagDays);
  return periodsMissed > periodsUntilError[frequency] ? periodsMissed : 0;
}
