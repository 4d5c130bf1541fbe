import { explainNoValues } from './explainNoValues.js';
import type { NotApplicable } from './finding.js';
import { formatCount } from './format.js';
import type { DayGuardrail, DaySubject, Finding } from './guardrail.js';
import { computeOverdue, hasEnded, periodsUntilError } from './overdue.js';

/** The source is late, and has not ended the series. Neither the age of the latest date nor that of the copy is a finding. */
export const stale: DayGuardrail = {
  code: 'STALE',
  check: (subject) => {
    const { frequency, lastDate, copyDay, publicationLagDays } = subject;
    return lastDate !== undefined && hasEnded(frequency, lastDate, copyDay, publicationLagDays)
      ? { notApplicable: 'the source has probably ended the series' }
      : checkLateness(subject);
  },
};

/**
 * Checks whether, as of the library's copy, the next value is clearly later than usual (warning), or too many
 * periods are overdue (error).
 */
export function checkLateness(subject: DaySubject): Finding[] | NotApplicable {
  const { frequency, lastDate, asOf, copyDay, publicationLagDays } = subject;
  if (lastDate === undefined) return explainNoValues(subject);
  const { dueDate, periodsMissed, lagDays } = computeOverdue(frequency, lastDate, copyDay, publicationLagDays);
  if (periodsMissed === 0) return [];
  const isPast = copyDay < asOf;
  const copy = isPast ? ` when the library's copy was made (${copyDay})` : '';
  return [
    {
      code: 'STALE',
      severity: periodsMissed > periodsUntilError[frequency] ? 'error' : 'warning',
      message: `The latest value is for ${lastDate}. The next was due by ${dueDate}; ${formatCount(periodsMissed, 'period')} ${selectVerb(periodsMissed, isPast)} overdue${copy}.`,
      from: lastDate,
      to: null,
      evidence: { lastDate, dueDate, periodsMissed, usualLagDays: lagDays, asOf: copyDay },
    },
  ];
}

function selectVerb(count: number, isPast: boolean): string {
  if (isPast) return count === 1 ? 'was' : 'were';
  return count === 1 ? 'is' : 'are';
}
