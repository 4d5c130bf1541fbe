import { formatNumber } from '../../series/guardrails/format.js';
import type { ForecastCheck } from './subject.js';

const significanceLevel = 0.01;

/** Residuals go together (Ljung-Box at 1 %): there is something left that could be forecast, and intervals are off. */
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
        message: `The residuals are autocorrelated (Ljung-Box over ${lags} lags, p ${formatNumber(pValue)}): the model leaves something out, and its intervals are off.`,
        from: null,
        to: null,
        evidence: { statistic, lags, pValue },
      },
    ];
  },
};
