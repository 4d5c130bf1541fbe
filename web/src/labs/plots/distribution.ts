import { normalQuantile } from '../../../../server/stats/distributions/normalQuantile.js';

/** A sample, with the parameters of the normal distribution that is compared with it. */
export interface Distribution {
  /** Ascending. */
  sorted: Float64Array;
  mean: number;
  deviation: number;
}

/** Computes the mean and the (population) standard deviation; null if all values are equal. */
export function computeDistribution(values: number[]): Distribution | null {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0 || sorted[0] === sorted.at(-1)) return null;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length;
  return { sorted, mean, deviation: Math.sqrt(variance) };
}

export interface Bin {
  from: number;
  to: number;
  count: number;
  /** Expected count under the normal distribution. */
  normal: number;
}

/** Computes 6 to 60 bins of equal width by the Freedman-Diaconis rule: 2 interquartile ranges over the cube root of n. */
export function computeBins(distribution: Distribution): Bin[] {
  const { sorted } = distribution;
  const [min = 0, max = 0] = [sorted[0], sorted.at(-1)];
  const spread = computeQuantile(sorted, 0.75) - computeQuantile(sorted, 0.25);
  const targetCount = spread > 0 ? Math.ceil((max - min) / ((2 * spread) / Math.cbrt(sorted.length))) : 10;
  const count = Math.min(Math.max(targetCount, 6), 60);
  const width = (max - min) / count;
  const bins = Array.from({ length: count }, (_, index): Bin => {
    const from = min + index * width;
    return { from, to: from + width, count: 0, normal: width * normalDensity(from + width / 2, distribution) };
  });
  for (const value of sorted) {
    const bin = bins[Math.min(Math.floor((value - min) / width), count - 1)];
    if (bin !== undefined) bin.count++;
  }
  return bins;
}

/** Computes the normal density at a value, multiplied by the number of observations. */
export function normalDensity(value: number, { sorted, mean, deviation }: Distribution): number {
  const z = (value - mean) / deviation;
  return (sorted.length * Math.exp((-z * z) / 2)) / (deviation * Math.sqrt(2 * Math.PI));
}

function computeQuantile(sorted: Float64Array, probability: number): number {
  return sorted[Math.round(probability * (sorted.length - 1))] ?? 0;
}

export interface QuantilePoint {
  /** The plotting position (i - 0.5) / n. */
  probability: number;
  /** The quantile of the standard normal distribution. */
  normal: number;
  value: number;
}

const maxPoints = 400;

/** Computes the normal quantile for the rank of each value. Thins out the middle of large samples, but keeps the tails. */
export function computeQuantilePoints({ sorted }: Distribution): QuantilePoint[] {
  const step = Math.ceil(sorted.length / maxPoints);
  const tail = maxPoints / 8;
  return Array.from(sorted).flatMap((value, rank) => {
    if (rank % step !== 0 && rank >= tail && rank < sorted.length - tail) return [];
    const probability = (rank + 0.5) / sorted.length;
    return [{ probability, normal: normalQuantile(probability), value }];
  });
}
