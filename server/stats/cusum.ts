/*
 * OLS-based CUSUM: whether the mean of a series is the same throughout. The sums of the deviations from the mean, over the standard deviation
 * and √n, go as far from zero as a Brownian bridge does when it is.
 * Source: Ploberger and Krämer (1992), Econometrica 60, 271-285; as R's strucchange, efp(x ~ 1, type = "OLS-CUSUM").
 */
import { bridgeTail } from './distributions/bridgeTail.js';
import { assessSignificance, isNotComputable, type NotComputable, type TestResult } from './outcome.js';
import { buildSample, type SeriesValues } from './sample.js';
import { plainMean } from './summation.js';

export interface Cusum extends TestResult {
  /** The last time of the series before the mean changes, if it does: where the sums are furthest from zero. */
  lastIndexBefore: number;
  meanBefore: number;
  meanAfter: number;
}

/** The test says little of fewer values. */
const minObservations = 15;

/** Tests the mean of the values there are; gaps are passed over. */
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
  // After the last value the sum is zero, but for rounding.
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
    nullHypothesis: 'The mean is the same throughout.',
    observations,
    lastIndexBefore: times[breakIndex] as number,
    meanBefore: plainMean(scaled.subarray(0, breakIndex + 1)) * scale,
    meanAfter: plainMean(scaled.subarray(breakIndex + 1)) * scale,
    notes: sample.notes,
  };
}
