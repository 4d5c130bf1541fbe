import type { ForecastCheck } from './subject.js';

/** Raised when the newest value is overdue, by the rule of the indicator check `STALE`. */
export const staleInput: ForecastCheck = {
  code: 'STALE_INPUT',
  check: ({ inputChecks: { stale } }) =>
    'notApplicable' in stale ? stale : stale.map((finding) => ({ ...finding, code: 'STALE_INPUT' })),
};
