import { scaleToUnit } from './deviations.js';
import { add, type DoubleDouble, divide, twoProduct, twoSum } from './doubleDouble.js';
import type { Sample } from './sample.js';

/** Adjusted autocorrelations (Σ d(t) d(t+k) / pairs(k)) / (Σ d(t)² / n), with 32 digits; 0 at lags without pairs. */
export function preciseCorrelations(sample: Sample, pairs: Float64Array): DoubleDouble[] {
  const { high, low } = computePreciseDeviations(sample);
  const variance = divide(computeLaggedProduct(high, low, 0), [sample.observations, 0]);
  return Array.from(pairs, (count, lag) =>
    count === 0 ? [0, 0] : divide(divide(computeLaggedProduct(high, low, lag), [count, 0]), variance),
  );
}

function computePreciseDeviations({ values, present, observations }: Sample): {
  high: Float64Array;
  low: Float64Array;
} {
  const scaledValues = scaleToUnit(values);
  const total = scaledValues.reduce<DoubleDouble>((sum, value) => add(sum, [value, 0]), [0, 0]);
  const [mean, meanRemainder] = divide(total, [observations, 0]);
  const high = new Float64Array(scaledValues.length);
  const low = new Float64Array(scaledValues.length);
  for (let t = 0; t < scaledValues.length; t++) {
    if (present?.[t] === 0) continue;
    const [difference, remainder] = twoSum(scaledValues[t] as number, -mean);
    [high[t], low[t]] = twoSum(difference, remainder - meanRemainder);
  }
  return { high, low };
}

function computeLaggedProduct(high: Float64Array, low: Float64Array, lag: number): DoubleDouble {
  let sum = 0;
  let error = 0;
  for (let t = lag; t < high.length; t++) {
    const [first, second] = [high[t] as number, high[t - lag] as number];
    const [product, productRemainder] = twoProduct(first, second);
    const [next, remainder] = twoSum(sum, product);
    sum = next;
    error += remainder + productRemainder + first * (low[t - lag] as number) + second * (low[t] as number);
  }
  return twoSum(sum, error);
}
