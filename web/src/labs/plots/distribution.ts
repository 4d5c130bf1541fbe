import { normalQuantile } from '../../../../server/stats/distributions/normalQuantile.js';

/** A distribution of values, next to the normal one of the same mean and standard deviation. */
export interface Distribution {
  /** Ascending. */
  sorted: Float64Array;
  mean: number;
  deviation: number;
}

/** Mean and (population) standard deviation of some values; null where nothing varies. */
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
  /** How many a normal distribution would have. */
  normal: number;
}

/** Bins of one width, after Freedman and Diaconis: 2 interquartile ranges over the cube root of n; 6 to 60 of them. */
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

/** How many of the values a normal distribution would have in a unit about a place. */
export function normalDensity(value: number, { sorted, mean, deviation }: Distribution): number {
  const z = (value - mean) / deviation;
  return (sorted.length * Math.exp((-z * z) / 2)) / (deviation * Math.sqrt(2 * Math.PI));
}

function computeQuantile(sorted: Float64Array, probability: number): number {
  return sorted[Math.round(probability * (sorted.length - 1))] ?? 0;
}

export interface QuantilePoint {
  /** The share of values up to this one, (i - 0.5) / n. */
  probability: number;
  /** The quantile of the standard normal distribution. */
  normal: number;
  value: number;
}

const maxPoints = 400;

/** Each value against the normal quantile of its rank; of many values the tails whole, and some between. */
export function computeQuantilePoints({ sorted }: Distribution): QuantilePoint[] {
  const step = Math.ceil(sorted.length / maxPoints);
  const tail = maxPoints / 8;
  return Array.from(sorted).flatMap((value, rank) => {
    if (rank % step !== 0 && rank >= tail && rank < sorted.length - tail) return [];
    const probability = (rank + 0.5) / sorted.length;
    return [{ probability, normal: normalQuantile(probability), value }];
  });
}
