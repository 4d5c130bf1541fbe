/*
 * Durbin-Watson test: autocorrelation of the residuals at lag 1.
 *
 * d = Σ (e(t) − e(t−1))² / Σ e(t)² of the residuals about the mean (`c`, default) or about a linear trend (`ct`). d
 * lies between 0 and 4: 2 without autocorrelation, towards 0 with positive and towards 4 with negative autocorrelation.
 * The p-value, against positive autocorrelation, uses a normal distribution with the exact mean and variance of d for
 * these regressors; it is accurate from about 100 observations.
 * Source: Durbin and Watson (1950, 1951); approximation as in R's lmtest::dwtest(exact = FALSE).
 */
import { normalTail } from './distributions/upperTails.js';
import { assessSignificance, isNotComputable, type NotComputable, type TestResult } from './outcome.js';
import type { MissingRule, SeriesValues } from './sample.js';
import { trendResiduals } from './trendResiduals.js';

export interface DurbinWatsonOptions {
  deterministic?: 'c' | 'ct';
  missing?: MissingRule;
}

export interface DurbinWatson extends TestResult {
  deterministic: 'c' | 'ct';
}

const minObservations = { c: 3, ct: 4 };

export function durbinWatson(
  series: SeriesValues,
  { deterministic = 'c', missing = 'conservative' }: DurbinWatsonOptions = {},
): DurbinWatson | NotComputable {
  const sample = trendResiduals(series, deterministic, missing, minObservations[deterministic]);
  if (isNotComputable(sample)) return sample;
  const { values, observations } = sample;
  const statistic = computeStatistic(values);
  const { mean, variance } = computeMoments(observations, deterministic);
  const message =
    'The p-value is a normal approximation against positive autocorrelation. It is inaccurate below 100 observations.';
  return {
    status: 'computed',
    statistic,
    ...assessSignificance(normalTail((mean - statistic) / Math.sqrt(variance))),
    nullHypothesis: 'The residuals are not positively autocorrelated at lag 1.',
    deterministic,
    observations,
    notes: [...sample.notes, { code: 'P_APPROXIMATE', message }],
  };
}

function computeStatistic(residuals: Float64Array): number {
  let squaredDifferences = 0;
  let squares = 0;
  let previous: number | undefined;
  for (const residual of residuals) {
    squaredDifferences += previous === undefined ? 0 : (residual - previous) ** 2;
    squares += residual * residual;
    previous = residual;
  }
  return squaredDifferences / squares;
}

/**
 * Mean and variance of d without autocorrelation, from the traces of the difference matrix projected onto the residual
 * space.
 */
function computeMoments(count: number, deterministic: 'c' | 'ct'): { mean: number; variance: number } {
  const degrees = count - (deterministic === 'c' ? 1 : 2);
  // The part of the trace due to the linear trend: (n − 1) over the sum of squares of centred time, n (n² − 1) / 12.
  const lineTrace = deterministic === 'c' ? 0 : 12 / (count * (count + 1));
  const first = 2 * (count - 1) - lineTrace;
  const second = 2 * (3 * count - 4) - (4 * lineTrace) / (count - 1) + lineTrace * lineTrace;
  const mean = first / degrees;
  return { mean, variance: ((second - first * mean) * 2) / (degrees * (degrees + 2)) };
}
