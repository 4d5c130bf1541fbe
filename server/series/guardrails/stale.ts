import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';
import { computeOverdue, periodsUntilError } from './overdue.js';

/**
 * The next value is later than 1.5 times its usual lag (warning), or too many periods are overdue (error). The age of
 * the latest date alone is not a finding.
 */
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
        message: `The latest value is for ${lastDate}. The next was due by ${dueDate}; ${formatCount(periodsMissed, 'period')} ${periodsMissed === 1 ? 'is' : 'are'} overdue.`,
        from: lastDate,
        to: null,
        evidence: { lastDate, dueDate, periodsMissed, usualLagDays: lagDays, asOf },
      },
    ];
  },
};
