import { asPercent } from '../../series/guardrails/wording.js';
import { type ForecastCheck, withoutBacktest } from './subject.js';

/** Fewer values say nothing of a share. */
const fewest = 20;
/** Right intervals hold less than this many standard deviations below their level one time in twenty. */
const deviations = 1.645;

/** In the backtest intervals held so much less than they say as right ones hardly ever would; each origin counts as one draw, as its values go together. */
export const intervalsUndercover: ForecastCheck = {
  code: 'INTERVALS_UNDERCOVER',
  check: (subject) => {
    const { backtest } = subject;
    if (backtest?.status !== 'computed') return withoutBacktest(subject) ?? [];
    const { coverage = [], origins = 0 } = backtest.scores[0] ?? {};
    const judged = coverage.filter(({ values }) => values >= fewest);
    if (judged.length === 0) return { notApplicable: `fewer than ${fewest} values were held to intervals` };
    const short = judged
      .map((own) => ({ ...own, limit: leastShare(own.level / 100, origins) }))
      .filter(({ share, limit }) => share !== null && share < limit);
    if (short.length === 0) return [];
    const told = short.map(({ level, share }) => `${asPercent(share ?? 0)} instead of ${level} %`).join(', ');
    return [
      {
        code: 'INTERVALS_UNDERCOVER',
        severity: 'warning',
        message: `In the backtest the intervals held ${told} of what came: take them as too narrow.`,
        from: null,
        to: null,
        evidence: { origins, levels: short },
      },
    ];
  },
};

function leastShare(level: number, origins: number): number {
  return level - deviations * Math.sqrt((level * (1 - level)) / origins);
}
