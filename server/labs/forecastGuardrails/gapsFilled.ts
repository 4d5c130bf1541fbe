import { formatPercent } from '../../series/guardrails/format.js';
import { type ForecastCheck, getDateAt } from './subject.js';

/** Above this share, filled values noticeably affect the fit. */
const maxFilledShare = 0.05;

/** Raised when periods without a value are filled for the fit: info up to 5 %, warning above. */
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
        message: `${gaps.length} of ${periods} periods (${formatPercent(share)}) have no value and are filled by linear interpolation for the fit.`,
        from: getDateAt(series, gaps[0]),
        to: getDateAt(series, gaps.at(-1)),
        evidence: { gaps: gaps.length, periods, share },
      },
    ];
  },
};
