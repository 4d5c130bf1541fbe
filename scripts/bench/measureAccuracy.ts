import { owa } from '../../server/forecasting/accuracy.js';
import { evaluateModels } from '../../server/forecasting/evaluateModels.js';
import { type ModelName, modelNames } from '../../server/forecasting/fittedModel.js';
import type { OriginCase } from '../../server/forecasting/rollingOrigins.js';
import type { Scores } from '../../server/forecasting/scores.js';

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
  /** Mean processor time to fit and forecast, in milliseconds. */
  meanDurationMs: number;
}

/** Series with a larger MASE of Naive 2 hardly changed before the origin, so that scaled errors have no meaning. */
const maxScaledError = 20;
/** A single interval of a series that grew a thousandfold would otherwise decide the average. */
const maxIntervalScore = 200;

/** Scores every model on series, each given as its origins. `period` is the number of observations per season. */
export function measureAccuracy(series: readonly OriginCase[][], period: number): ModelAccuracy[] {
  const cases = series.filter(
    (origins) =>
      (evaluateModels(origins, ['naive2'], { period })[0]?.scores.mase ?? Number.POSITIVE_INFINITY) < maxScaledError,
  );
  const rows = modelNames.map((model) => measure(model, cases, period));
  const naive2 = rows.find(({ model }) => model === 'naive2') as ModelAccuracy;
  return rows.map((row) => ({ ...row, owa: owa(row, naive2) }));
}

function measure(model: ModelName, cases: readonly OriginCase[][], period: number): ModelAccuracy {
  const before = process.cpuUsage();
  const scored = cases
    .flatMap((caseOrigins) => evaluateModels(caseOrigins, [model], { period }).map(({ scores }) => scores))
    .filter(({ origins }) => origins > 0);
  const { user, system } = process.cpuUsage(before);
  const meanDurationMs = (user + system) / 1000 / cases.reduce((sum, caseOrigins) => sum + caseOrigins.length, 0);
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
    msis: mean(collect((scores) => scores.msis).map((value) => Math.min(value, maxIntervalScore))),
    meanDurationMs,
  };
}
