import { formatCount } from '../../series/guardrails/format.js';
import type { ForecastCheck } from './subject.js';

/**
 * Raised when the newest values of the sample are likely to be revised, by the rule of the indicator check
 * `PRELIMINARY`.
 */
export const trainedOnPreliminary: ForecastCheck = {
  code: 'TRAINED_ON_PRELIMINARY',
  check: ({ inputChecks: { preliminary } }) => {
    if ('notApplicable' in preliminary) return preliminary;
    return preliminary.map((finding) => ({
      ...finding,
      code: 'TRAINED_ON_PRELIMINARY',
      message: `The model is fitted to values that may still be revised: the newest ${formatCount(Number(finding.evidence['periods']), 'value')}, from ${finding.from} on.`,
    }));
  },
};
