import { formatPercent } from '../../series/guardrails/format.js';
import { explainMissingBacktest, type ForecastCheck } from './subject.js';

/** With fewer values the observed coverage is too noisy. */
const minValues = 20;
/** One-sided 5 % quantile of the standard normal distribution. */
const criticalValue = 1.645;

/**
 * Raised when the coverage of intervals in the backtest is significantly below their level. Each origin counts as one
 * draw, because the errors of one origin are correlated.
 */
export const intervalsUndercover: ForecastCheck = {
  code: 'INTERVALS_UNDERCOVER',
  check: (subject) => {
    const { backtest } = subject;
    if (backtest?.status !== 'computed') return explainMissingBacktest(subject) ?? [];
    const { coverage = [], origins = 0 } = backtest.scores[0] ?? {};
    const evaluated = coverage.filter(({ values }) => values >= minValues);
    if (evaluated.length === 0)
      return { notApplicable: `fewer than ${minValues} actual values were compared with intervals` };
    const undercovered = evaluated
      .map((interval) => ({ ...interval, limit: computeMinShare(interval.level / 100, origins) }))
      .filter(({ share, limit }) => share !== null && share < limit);
    if (undercovered.length === 0) return [];
    const summary = undercovered
      .map(({ level, share }) => `${formatPercent(share ?? 0)} instead of ${level}%`)
      .join(', ');
    return [
      {
        code: 'INTERVALS_UNDERCOVER',
        severity: 'warning',
        message: `In the backtest, the intervals contain ${summary} of the actual values. Treat them as too narrow.`,
        from: null,
        to: null,
        evidence: { origins, levels: undercovered },
      },
    ];
  },
};

function computeMinShare(level: number, origins: number): number {
  return level - criticalValue * Math.sqrt((level * (1 - level)) / origins);
}
