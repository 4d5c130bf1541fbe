import { formatPercent } from '../../series/guardrails/format.js';
import { type ForecastCheck, getDateAt } from './subject.js';

/** A larger share of made-up values shapes what the model learns. */
const maxFilledShare = 0.05;

/** Periods without a value were filled for the fit: up to 5 % (info), or more (warning). */
export const gapsFilled: ForecastCheck = {
  code: 'GAPS_FILLED',
  check: ({ forecast: { gaps, observations }, series }) => {
    if (gaps.length === 0) return [];
    const periods = observations + gaps.length;
    const share = gaps.length / periods;
    return [
      {
        code: 'GAPS_FILLED',
        severity: share > maxFilledShare ? 'warning' : 'info',
        message: `${gaps.length} of ${periods} periods have no value (${formatPercent(share)}) and were filled for the fit, on the line between the neighbours.`,
        from: getDateAt(series, gaps[0]),
        to: getDateAt(series, gaps.at(-1)),
        evidence: { gaps: gaps.length, periods, share },
      },
    ];
  },
};
