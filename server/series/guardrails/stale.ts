import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';
import { computeOverdue, periodsUntilError } from './overdue.js';

/** The next value is later than its usual delay and half again (warning), or more than three periods are (error). Never the age of the newest date alone. */
export const stale: Guardrail = {
  code: 'STALE',
  check: ({ frequency, lastDate, asOf, publicationLagDays, discontinued }) => {
    if (discontinued) return { notApplicable: 'the series is discontinued' };
    if (lastDate === undefined) return { notApplicable: 'the series has no values' };
    const { dueDate, periodsMissed, lagDays } = computeOverdue(frequency, lastDate, asOf, publicationLagDays);
    if (periodsMissed === 0) return [];
    return [
      {
        code: 'STALE',
        severity: periodsMissed > periodsUntilError[frequency] ? 'error' : 'warning',
        message: `The newest value is for ${lastDate}; the next is usually out by ${dueDate}, and ${formatCount(periodsMissed, 'period')} should have followed.`,
        from: lastDate,
        to: null,
        evidence: { lastDate, dueDate, periodsMissed, usualLagDays: lagDays, asOf },
      },
    ];
  },
};
