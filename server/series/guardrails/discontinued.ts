import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';
import { computeOverdue, hasEnded } from './overdue.js';

/** The source has ended the series, or so many periods are missing that it has probably ended. */
export const discontinued: Guardrail = {
  code: 'DISCONTINUED',
  check: ({ frequency, lastDate, asOf, publicationLagDays, discontinued: declared }) => {
    if (lastDate === undefined) return { notApplicable: 'the series has no values' };
    if (!declared && !hasEnded(frequency, lastDate, asOf, publicationLagDays)) return [];
    const { periodsMissed } = computeOverdue(frequency, lastDate, asOf, publicationLagDays);
    const message = declared
      ? `The source has discontinued this series. Its last value is for ${lastDate}.`
      : `The last value is for ${lastDate}, and ${formatCount(periodsMissed, 'period')} have been missed since. The series has probably ended.`;
    const evidence = { lastDate, declaredBySource: declared, periodsMissed };
    return [{ code: 'DISCONTINUED', severity: 'info', message, from: lastDate, to: null, evidence }];
  },
};
