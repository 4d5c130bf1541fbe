import { formatNumber } from '../../series/guardrails/format.js';
import { explainMissingBacktest, type ForecastCheck } from './subject.js';

const benchmarks = ['naive', 'naive2'];

/** In the backtest the model's MASE is not below that of the last value, with or without the season. */
export const doesNotBeatNaive: ForecastCheck = {
  code: 'DOES_NOT_BEAT_NAIVE',
  check: (subject) => {
    const { backtest, comparedModels, forecast } = subject;
    if (backtest?.status !== 'computed') return explainMissingBacktest(subject) ?? [];
    if (benchmarks.includes(forecast.model)) return { notApplicable: 'the model is what others are measured against' };
    const modelMase = backtest.scores[0]?.mase ?? null;
    const [bestBenchmark] = benchmarks
      .flatMap((model) => {
        const mase =
          backtest.scores[comparedModels.findIndex((comparedModel) => comparedModel.model === model)]?.mase ?? null;
        return mase === null ? [] : [{ model, mase }];
      })
      .sort((a, b) => a.mase - b.mase);
    if (modelMase === null || bestBenchmark === undefined)
      return { notApplicable: 'the backtest has no scaled errors' };
    if (modelMase < bestBenchmark.mase) return [];
    const { origins, owa } = backtest.scores[0] ?? { origins: 0, owa: null };
    return [
      {
        code: 'DOES_NOT_BEAT_NAIVE',
        severity: 'warning',
        message: `In the backtest the model (MASE ${formatNumber(modelMase)}) did no better than ${bestBenchmark.model} (${formatNumber(bestBenchmark.mase)}).`,
        from: null,
        to: null,
        evidence: { mase: modelMase, yardstick: bestBenchmark.model, yardstickMase: bestBenchmark.mase, owa, origins },
      },
    ];
  },
};
