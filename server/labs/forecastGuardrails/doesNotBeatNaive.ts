import { formatNumber } from '../../series/guardrails/format.js';
import { explainMissingBacktest, type ForecastCheck } from './subject.js';

const benchmarks = ['naive', 'naive2'];

/** Raised when the MASE of the model in the backtest is not below that of `naive` and of `naive2`. */
export const doesNotBeatNaive: ForecastCheck = {
  code: 'DOES_NOT_BEAT_NAIVE',
  check: (subject) => {
    const { backtest, comparedModels, forecast } = subject;
    if (backtest?.status !== 'computed') return explainMissingBacktest(subject) ?? [];
    if (benchmarks.includes(forecast.model)) return { notApplicable: 'the model is itself a benchmark' };
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
        message: `In the backtest, the model (MASE ${formatNumber(modelMase)}) does not beat ${bestBenchmark.model} (MASE ${formatNumber(bestBenchmark.mase)}). Consider another model.`,
        from: null,
        to: null,
        evidence: { mase: modelMase, yardstick: bestBenchmark.model, yardstickMase: bestBenchmark.mase, owa, origins },
      },
    ];
  },
};
