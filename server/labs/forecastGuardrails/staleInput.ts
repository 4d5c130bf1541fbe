import type { ForecastCheck } from './subject.js';

/** The sample is later than usual, by the rule of the indicator's check `STALE`. */
export const staleInput: ForecastCheck = {
  code: 'STALE_INPUT',
  check: ({ inputChecks: { stale } }) =>
    'notApplicable' in stale ? stale : stale.map((finding) => ({ ...finding, code: 'STALE_INPUT' })),
};
