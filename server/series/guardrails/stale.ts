import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';
import { computeOverdue, periodsUntilError } from './overdue.js';

/**
 * As of the library's copy, the next value is later than 1.5 times its usual lag (warning), or too many periods are overdue
 * (error): the source is late. Neither the age of the latest date nor that of the copy is a finding.
 */
export const stale: Guardrail = {
  code: 'STALE',
  check: ({ frequency, lastDate, asOf, copyDay, publicationLagDays }) => {
    if (lastDate === undefined) return { notApplicable: 'the series has no values' };
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
  },
};

function selectVerb(count: number, isPast: boolean): string {
  if (isPast) return count === 1 ? 'was' : 'were';
  return count === 1 ? 'is' : 'are';
}
