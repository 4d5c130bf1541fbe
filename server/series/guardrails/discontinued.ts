import { explainNoValues } from './explainNoValues.js';
import { formatCount } from './format.js';
import type { DayGuardrail } from './guardrail.js';
import { computeOverdue, hasEnded } from './overdue.js';

/** So many periods were missing when the library's copy was made that the source has probably ended the series. */
export const discontinued: DayGuardrail = {
  code: 'DISCONTINUED',
  check: ({ frequency, lastDate, copyDay, publicationLagDays, rows }) => {
    if (lastDate === undefined) return explainNoValues({ rows });
    if (!hasEnded(frequency, lastDate, copyDay, publicationLagDays)) return [];
    const { periodsMissed } = computeOverdue(frequency, lastDate, copyDay, publicationLagDays);
    const message = `The last value is for ${lastDate}, and ${formatCount(periodsMissed, 'period')} had been missed by ${copyDay}. The source has probably ended the series.`;
    const evidence = { lastDate, copyDay, periodsMissed };
    return [{ code: 'DISCONTINUED', severity: 'info', message, from: lastDate, to: null, evidence }];
  },
};
