import { owa } from '../../server/forecasting/accuracy.js';
import { evaluateModels } from '../../server/forecasting/evaluateModels.js';
import { type ModelName, modelNames } from '../../server/forecasting/fittedModel.js';
import { listRollingOrigins } from '../../server/forecasting/rollingOrigins.js';
import type { Scores } from '../../server/forecasting/scores.js';
import type { LibrarySeries } from './readLibrarySeries.js';

/** Evaluation of one frequency: horizons as in the M competitions, training windows of 15 to 40 years. */
export interface EvaluationConfig {
  name: string;
  period: number;
  horizon: number;
  /** Maximum number of values before an origin. */
  window: number;
  /** Uses every n-th series. */
  every: number;
}

/** Averages over all series of one frequency. */
export interface ModelAccuracy {
  model: ModelName;
  series: number;
  owa: number;
  smape: number;
  mase: number;
  coverage80: number;
  coverage95: number;
  msis: number;
  /** Mean time to fit and forecast, in milliseconds. */
  meanDurationMs: number;
}

const origins = 3;
/** Series with a larger MASE of Naive 2 hardly changed before the origin, so that scaled errors have no meaning. */
const maxScaledError = 20;

export function measureAccuracy(library: readonly LibrarySeries[], evaluation: EvaluationConfig): ModelAccuracy[] {
  const { period, horizon, window, every } = evaluation;
  const cases = library
    .filter((_, index) => index % every === 0)
    .map(({ values }) =>
      listRollingOrigins(values, { period, horizon, maxOrigins: origins }).map((origin) => ({
        ...origin,
        training: origin.training.slice(-window),
      })),
    )
    .filter(
      (caseOrigins) =>
        (evaluateModels(caseOrigins, ['naive2'], { period })[0]?.scores.mase ?? Number.POSITIVE_INFINITY) <
        maxScaledError,
    );
  const rows = modelNames.map((model) => measure(model, cases, period));
  const naive2 = rows.find(({ model }) => model === 'naive2') as ModelAccuracy;
  return rows.map((row) => ({ ...row, owa: owa(row, naive2) }));
}

function measure(model: ModelName, cases: ReturnType<typeof listRollingOrigins>[], period: number): ModelAccuracy {
  const start = performance.now();
  const scored = cases
    .flatMap((caseOrigins) => evaluateModels(caseOrigins, [model], { period }).map(({ scores }) => scores))
    .filter(({ origins }) => origins > 0);
  const meanDurationMs = (performance.now() - start) / cases.reduce((sum, caseOrigins) => sum + caseOrigins.length, 0);
  const collect = (select: (scores: Scores) => number | null | undefined) =>
    scored.map(select).filter((value) => value !== null && value !== undefined);
  const getCoverage = (level: number) => (scores: Scores) => scores.coverage.find((one) => one.level === level)?.share;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    model,
    series: scored.length,
    owa: Number.NaN,
    smape: mean(collect((scores) => scores.smape)),
    mase: mean(collect((scores) => scores.mase)),
    coverage80: mean(collect(getCoverage(80))),
    coverage95: mean(collect(getCoverage(95))),
    msis: mean(collect((scores) => scores.msis)),
    meanDurationMs,
  };
}
