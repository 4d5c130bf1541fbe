import { inWords } from '../../series/guardrails/wording.js';
import { type ForecastCheck, withoutBacktest } from './subject.js';

const yardsticks = ['naive', 'naive2'];

/** In the backtest the model's MASE is not below that of the last value, with or without the season. */
export const doesNotBeatNaive: ForecastCheck = {
  code: 'DOES_NOT_BEAT_NAIVE',
  check: (subject) => {
    const { backtest, rivals, made } = subject;
    if (backtest?.status !== 'computed') return withoutBacktest(subject) ?? [];
    if (yardsticks.includes(made.model)) return { notApplicable: 'the model is what others are measured against' };
    const own = backtest.scores[0]?.mase ?? null;
    const [best] = yardsticks
      .flatMap((model) => {
        const mase = backtest.scores[rivals.findIndex((rival) => rival.model === model)]?.mase ?? null;
        return mase === null ? [] : [{ model, mase }];
      })
      .sort((one, other) => one.mase - other.mase);
    if (own === null || best === undefined) return { notApplicable: 'the backtest has no scaled errors' };
    if (own < best.mase) return [];
    const { origins, owa } = backtest.scores[0] ?? { origins: 0, owa: null };
    return [
      {
        code: 'DOES_NOT_BEAT_NAIVE',
        severity: 'warning',
        message: `In the backtest the model (MASE ${inWords(own)}) did no better than ${best.model} (${inWords(best.mase)}).`,
        from: null,
        to: null,
        evidence: { mase: own, yardstick: best.model, yardstickMase: best.mase, owa, origins },
      },
    ];
  },
};
