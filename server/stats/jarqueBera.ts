/*
 * Jarque-Bera test: whether skewness and kurtosis are those of a normal distribution (0 and 3).
 *
 * With moments about the mean m(j) = mean of d^j: S = m(3) / m(2)^1.5, K = m(4) / m(2)², JB = n/6 (S² + (K − 3)²/4),
 * which has a χ² distribution with 2 degrees of freedom, so p = exp(−JB/2). The p-value is valid for long, independent
 * series.
 * Source: Jarque and Bera (1980). Same as R's tseries::jarque.bera.test, statsmodels and SciPy.
 */
import { deviations } from './deviations.js';
import { toTail } from './distributions/tail.js';
import { assessSignificance, isNotComputable, type NotComputable, type Note, type TestResult } from './outcome.js';
import { buildSample, getObservations, type MissingRule, type SeriesValues } from './sample.js';
import { RunningSum } from './summation.js';

export interface JarqueBera extends TestResult {
  degreesOfFreedom: 2;
  skewness: number;
  /** 3 for a normal distribution. */
  kurtosis: number;
  excessKurtosis: number;
}

/** The χ² distribution is a poor approximation for fewer observations. */
const minReliableObservations = 30;

export function jarqueBera(
  series: SeriesValues,
  { missing = 'conservative' }: { missing?: MissingRule } = {},
): JarqueBera | NotComputable {
  const sample = buildSample(series, missing, 3);
  if (isNotComputable(sample)) return sample;
  const values = getObservations({ ...sample, values: deviations(sample) });
  const [second, third, fourth] = computeMoments(values);
  const skewness = third / second ** 1.5;
  const kurtosis = fourth / (second * second);
  const statistic = (values.length / 6) * (skewness ** 2 + (kurtosis - 3) ** 2 / 4);
  return {
    status: 'computed',
    statistic,
    degreesOfFreedom: 2,
    ...assessSignificance(toTail(-statistic / 2)),
    nullHypothesis: 'The observations come from a normal distribution.',
    skewness,
    kurtosis,
    excessKurtosis: kurtosis - 3,
    observations: values.length,
    notes: [...sample.notes, ...buildNotes(values.length)],
  };
}

function computeMoments(values: Float64Array): [number, number, number] {
  const sums = [new RunningSum(), new RunningSum(), new RunningSum()] as const;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    const square = value * value;
    sums[0].add(square);
    sums[1].add(square * value);
    sums[2].add(square * square);
  }
  return [sums[0].total / values.length, sums[1].total / values.length, sums[2].total / values.length];
}

function buildNotes(observations: number): Note[] {
  const independence: Note = {
    code: 'ASSUMES_INDEPENDENCE',
    message: 'The p-value assumes independent observations. Autocorrelation makes it too small or too large.',
  };
  if (observations >= minReliableObservations) return [independence];
  return [
    independence,
    { code: 'SMALL_SAMPLE', message: `The p-value is inaccurate below ${minReliableObservations} observations.` },
  ];
}
