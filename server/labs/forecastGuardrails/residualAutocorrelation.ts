import { formatNumber } from '../../series/guardrails/format.js';
import type { ForecastCheck } from './subject.js';

const significanceLevel = 0.01;

/** Raised when the residuals are autocorrelated (Ljung-Box test at 1 %). */
export const residualAutocorrelation: ForecastCheck = {
  code: 'RESIDUAL_AUTOCORRELATION',
  check: ({ autocorrelation }) => {
    if (autocorrelation.status === 'not_computable') return { notApplicable: 'the residuals cannot be tested' };
    const { statistic, pValue, lags } = autocorrelation;
    if (pValue === null || pValue >= significanceLevel) return [];
    return [
      {
        code: 'RESIDUAL_AUTOCORRELATION',
        severity: 'warning',
        message: `The residuals are autocorrelated (Ljung-Box test over ${lags} lags, p = ${formatNumber(pValue)}): the model misses structure in the series, and its intervals are unreliable.`,
        from: null,
        to: null,
        evidence: { statistic, lags, pValue },
      },
    ];
  },
};
