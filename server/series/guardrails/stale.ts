import type { Guardrail } from './guardrail.js';
import { overdue, periodsTillError } from './overdue.js';
import { counted } from './wording.js';

/** The next value is later than its usual delay and half again (warning), or more than three periods are (error). Never the age of the newest date alone. */
export const stale: Guardrail = {
  code: 'STALE',
  check: ({ frequency, lastDate, asOf, publicationLagDays, discontinued }) => {
    if (discontinued) return { notApplicable: 'the series is discontinued' };
    if (lastDate === undefined) return { notApplicable: 'the series has no values' };
    const { dueDate, periodsMissed, lagDays } = overdue(frequency, lastDate, asOf, publicationLagDays);
    if (periodsMissed === 0) return [];
    return [
      {
        code: 'STALE',
        severity: periodsMissed > periodsTillError[frequency] ? 'error' : 'warning',
        message: `The newest value is for ${lastDate}; the next is usually out by ${dueDate}, and ${counted(periodsMissed, 'period')} should have followed.`,
        from: lastDate,
        to: null,
        evidence: { lastDate, dueDate, periodsMissed, usualLagDays: lagDays, asOf },
      },
    ];
  },
};
