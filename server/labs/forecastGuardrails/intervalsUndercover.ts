import { formatPercent } from '../../series/guardrails/format.js';
import { explainMissingBacktest, type ForecastCheck } from './subject.js';

/** Fewer values say nothing of a share. */
const minValues = 20;
/** Right intervals hold less than this many standard deviations below their level one time in twenty. */
const criticalValue = 1.645;

/** In the backtest intervals held so much less than they say as right ones hardly ever would; each origin counts as one draw, as its values go together. */
export const intervalsUndercover: ForecastCheck = {
  code: 'INTERVALS_UNDERCOVER',
  check: (subject) => {
    const { backtest } = subject;
    if (backtest?.status !== 'computed') return explainMissingBacktest(subject) ?? [];
    const { coverage = [], origins = 0 } = backtest.scores[0] ?? {};
    const evaluated = coverage.filter(({ values }) => values >= minValues);
    if (evaluated.length === 0) return { notApplicable: `fewer than ${minValues} values were held to intervals` };
    const undercovered = evaluated
      .map((interval) => ({ ...interval, limit: computeMinShare(interval.level / 100, origins) }))
      .filter(({ share, limit }) => share !== null && share < limit);
    if (undercovered.length === 0) return [];
    const summary = undercovered
      .map(({ level, share }) => `${formatPercent(share ?? 0)} instead of ${level} %`)
      .join(', ');
    return [
      {
        code: 'INTERVALS_UNDERCOVER',
        severity: 'warning',
        message: `In the backtest the intervals held ${summary} of what came: take them as too narrow.`,
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
