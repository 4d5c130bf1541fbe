import type { Decomposition } from './stl.js';
import { plainMean } from './summation.js';

/** Variation below this share of the trend is rounding error. */
const roundingNoise = 1e-12;

/**
 * Seasonal strength in [0, 1]: max(0, 1 − var(remainder) / var(seasonal + remainder)); 0 for a series without seasonal
 * part and remainder. A series above about 0.6 is clearly seasonal. Source: Wang, Smith and Hyndman (2006).
 */
export function seasonalStrength({ trend, seasonal, remainder }: Decomposition): number {
  const remainders: number[] = [];
  const detrended: number[] = [];
  remainder.forEach((value, index) => {
    if (value === null) return;
    remainders.push(value);
    detrended.push(value + (seasonal[index] ?? 0));
  });
  const total = variance(detrended);
  const largest = trend.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return Math.sqrt(total) > roundingNoise * largest ? Math.max(0, 1 - variance(remainders) / total) : 0;
}

/** Standard deviation of the seasonal part, in the units of the decomposed values. */
export function seasonalAmplitude({ seasonal }: Decomposition): number {
  return Math.sqrt(variance(seasonal));
}

function variance(values: number[]): number {
  if (values.length === 0) return 0;
  const mean = plainMean(values);
  return plainMean(values.map((value) => (value - mean) ** 2));
}
