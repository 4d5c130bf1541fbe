import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';
import { computeOverdue, hasEnded } from './overdue.js';

/** The source says that the series has ended, or so many periods are missing that it must have. */
export const discontinued: Guardrail = {
  code: 'DISCONTINUED',
  check: ({ frequency, lastDate, asOf, publicationLagDays, discontinued: declared }) => {
    if (lastDate === undefined) return { notApplicable: 'the series has no values' };
    if (!declared && !hasEnded(frequency, lastDate, asOf, publicationLagDays)) return [];
    const { periodsMissed } = computeOverdue(frequency, lastDate, asOf, publicationLagDays);
    const message = declared
      ? `The source has discontinued the series; its last value is for ${lastDate}.`
      : `No value has come since ${lastDate}, ${formatCount(periodsMissed, 'period')} ago: the series has probably ended.`;
    const evidence = { lastDate, declaredBySource: declared, periodsMissed };
    return [{ code: 'DISCONTINUED', severity: 'info', message, from: lastDate, to: null, evidence }];
  },
};
