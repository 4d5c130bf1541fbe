import { owa } from '../../server/forecasting/accuracy.js';
import { evaluateModels } from '../../server/forecasting/evaluateModels.js';
import { type ModelName, modelNames } from '../../server/forecasting/fittedModel.js';
import { listRollingOrigins } from '../../server/forecasting/rollingOrigins.js';
import type { Scores } from '../../server/forecasting/scores.js';
import type { LibrarySeries } from './librarySeries.js';

/** How a frequency is evaluated: horizons as in the M competitions, training windows of 15 to 40 years. */
export interface Setting {
  name: string;
  period: number;
  horizon: number;
  /** Values before an origin that models see at most. */
  window: number;
  /** Of so many series one is taken, evenly. */
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
  /** Milliseconds to fit and forecast once, on average. */
  milliseconds: number;
}

const origins = 3;
/** Series in which Naive 2 is further off hardly ever changed before: in units of their changes, any error is beyond measure. */
const mostScaledError = 20;

export function measureAccuracy(all: readonly LibrarySeries[], setting: Setting): ModelAccuracy[] {
  const { period, horizon, window, every } = setting;
  const cases = all
    .filter((_, index) => index % every === 0)
    .map(({ values }) =>
      listRollingOrigins(values, { period, horizon, maxOrigins: origins }).map((origin) => ({
        ...origin,
        training: origin.training.slice(-window),
      })),
    )
    .filter(
      (own) =>
        (evaluateModels(own, ['naive2'], { period })[0]?.scores.mase ?? Number.POSITIVE_INFINITY) < mostScaledError,
    );
  const rows = modelNames.map((model) => measure(model, cases, period));
  const naive2 = rows.find(({ model }) => model === 'naive2') as ModelAccuracy;
  return rows.map((row) => ({ ...row, owa: owa(row, naive2) }));
}

function measure(model: ModelName, cases: ReturnType<typeof listRollingOrigins>[], period: number): ModelAccuracy {
  const start = performance.now();
  const scored = cases
    .flatMap((own) => evaluateModels(own, [model], { period }).map(({ scores }) => scores))
    .filter(({ origins }) => origins > 0);
  const milliseconds = (performance.now() - start) / cases.reduce((sum, own) => sum + own.length, 0);
  const known = (of: (scores: Scores) => number | null | undefined) =>
    scored.map(of).filter((value) => value !== null && value !== undefined);
  const share = (level: number) => (scores: Scores) => scores.coverage.find((one) => one.level === level)?.share;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    model,
    series: scored.length,
    owa: Number.NaN,
    smape: mean(known((scores) => scores.smape)),
    mase: mean(known((scores) => scores.mase)),
    coverage80: mean(known(share(80))),
    coverage95: mean(known(share(95))),
    msis: mean(known((scores) => scores.msis)),
    milliseconds,
  };
}
