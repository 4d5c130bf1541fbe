/*
 * OLS-based CUSUM test: whether the mean of a series is constant. Under the null hypothesis, the cumulative sums of the
 * deviations from the mean, divided by the standard deviation and √n, behave like a Brownian bridge. The statistic is
 * their largest absolute value.
 * Source: Ploberger and Krämer (1992), Econometrica 60, 271-285. Same as R's strucchange, efp(x ~ 1, type =
 * "OLS-CUSUM").
 */
import { bridgeTail } from './distributions/bridgeTail.js';
import { assessSignificance, isNotComputable, type NotComputable, type TestResult } from './outcome.js';
import { buildSample, type SeriesValues } from './sample.js';
import { plainMean } from './summation.js';

export interface Cusum extends TestResult {
  /**
   * Index in the series of the last value before the change of the mean, if there is one: where the sums are furthest
   * from zero.
   */
  lastIndexBefore: number;
  meanBefore: number;
  meanAfter: number;
}

/** The test has little power for fewer observations. */
const minObservations = 15;

/** Tests whether the mean is constant; missing values are ignored. */
export function cusum(series: SeriesValues): Cusum | NotComputable {
  const sample = buildSample(series, 'drop', minObservations);
  if (isNotComputable(sample)) return sample;
  const { values, observations } = sample;
  const times = Array.from(series).flatMap((value, time) => (value !== null && Number.isFinite(value) ? [time] : []));
  const scale = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const scaled = values.map((value) => value / scale);
  const mean = plainMean(scaled);
  const squares = scaled.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const scaleOfSums = Math.sqrt((squares / (observations - 1)) * observations);
  let [sum, maxDistance, breakIndex] = [0, 0, 0];
  // The sum after the last value is omitted: it is zero up to rounding.
  for (let index = 0; index < observations - 1; index++) {
    sum += (scaled[index] as number) - mean;
    if (Math.abs(sum) <= maxDistance) continue;
    maxDistance = Math.abs(sum);
    breakIndex = index;
  }
  const statistic = maxDistance / scaleOfSums;
  return {
    status: 'computed',
    statistic,
    ...assessSignificance(bridgeTail(statistic)),
    nullHypothesis: 'The mean is constant.',
    observations,
    lastIndexBefore: times[breakIndex] as number,
    meanBefore: plainMean(scaled.subarray(0, breakIndex + 1)) * scale,
    meanAfter: plainMean(scaled.subarray(breakIndex + 1)) * scale,
    notes: sample.notes,
  };
}
