/*
 * Backtests the model of a run and the compared models within the sample. Choices made on the whole sample (forms,
 * orders, members) are kept, because repeating them at each origin would take as long as the run itself; parameters are
 * estimated again from the values up to the origin. Origins are in the later half of the sample, where the choices
 * would have been similar.
 */
import { createNotComputable, isNotComputable, type NotComputable } from '../stats/outcome.js';
import { createRefitter } from './createRefitter.js';
import type { Specification } from './fittedModel.js';
import type { Forecast } from './forecastResult.js';
import type { PredictOptions } from './predict.js';
import { predict } from './predict.js';
import { prepare } from './prepare.js';
import { getMinTrainingLength, listRollingOrigins, type OriginCase } from './rollingOrigins.js';
import { computeScores, computeScoresByStep, type Scores, toOutcome } from './scores.js';

export interface SampleBacktest {
  status: 'computed';
  /** Number of periods ahead that are compared with actual values. */
  horizon: number;
  /** Number of periods from the start of the series to each origin, and the number of values among them. */
  origins: { periods: number; observations: number }[];
  /** Scores of each model, in the order of the specifications. */
  scores: Scores[];
  /** Scores of the first model by number of periods ahead. */
  byHorizon: { step: number; scores: Scores }[];
}

/**
 * Backtests models at up to `origins` origins. `naive2` is the index of the benchmark model. Not computable when the
 * series is too short for one origin, or when the first model has no score at any origin.
 */
export function backtestSample(
  series: readonly (number | null)[],
  specifications: readonly Specification[],
  options: PredictOptions & { origins: number; naive2: number },
): SampleBacktest | NotComputable {
  const { period, origins, naive2 } = options;
  const known = series.slice(0, series.findLastIndex((value) => value !== null) + 1);
  const minLength = getMinTrainingLength(period);
  const observations = countValues(known);
  if (known.length <= minLength) return createNotComputable('TOO_FEW_OBSERVATIONS', observations, minLength + 1);
  const horizon = Math.min(options.horizon, Math.max(1, Math.floor((known.length - minLength) / 2)));
  const first = Math.max(minLength, Math.ceil(known.length / 2));
  const cases = listRollingOrigins(known, { period, horizon, maxOrigins: origins, first });
  const forecastsByOrigin = cases.map((origin) => forecastOrigin(origin, specifications, { ...options, horizon }));
  const outcomes = specifications.map((_, index) =>
    cases.map((origin, originIndex) =>
      toOutcome(origin, forecastsByOrigin[originIndex]?.[index] as Forecast | NotComputable, period),
    ),
  );
  const benchmark = outcomes[naive2] ?? [];
  const scores = outcomes.map((modelOutcomes) => computeScores(modelOutcomes, benchmark));
  if (!scores[0]?.origins) return createNotComputable('ZERO_VARIANCE', observations);
  return {
    status: 'computed',
    horizon,
    origins: cases.map(({ time, training }) => ({ periods: time, observations: countValues(training) })),
    scores,
    byHorizon: computeScoresByStep(outcomes[0] ?? [], benchmark),
  };
}

function forecastOrigin(
  { training }: OriginCase,
  specifications: readonly Specification[],
  options: PredictOptions,
): (Forecast | NotComputable)[] {
  const prepared = prepare(training, options);
  if (isNotComputable(prepared)) return specifications.map(() => prepared);
  const refit = createRefitter(prepared.transformedSeries.values, options.period);
  return specifications.map((specification) => {
    const fitted = refit(specification);
    return isNotComputable(fitted) ? fitted : predict(fitted, prepared, options);
  });
}

function countValues(values: readonly (number | null)[]): number {
  return values.filter((value) => value !== null).length;
}
