import { scaled } from './deviations.js';
import { add, type DoubleDouble, divide, twoProduct, twoSum } from './doubleDouble.js';
import type { Sample } from './sample.js';

/** Adjusted autocorrelations Σ d(t) d(t+k) / pairs(k) over Σ d(t)² / n, with 32 digits. */
export function preciseCorrelations(sample: Sample, pairs: Float64Array): DoubleDouble[] {
  const { high, low } = preciseDeviations(sample);
  const variance = divide(laggedProduct(high, low, 0), [sample.observations, 0]);
  return Array.from(pairs, (count, lag) =>
    count === 0 ? [0, 0] : divide(divide(laggedProduct(high, low, lag), [count, 0]), variance),
  );
}

function preciseDeviations({ values, present, observations }: Sample): { high: Float64Array; low: Float64Array } {
  const unit = scaled(values);
  const total = unit.reduce<DoubleDouble>((sum, value) => add(sum, [value, 0]), [0, 0]);
  const [mean, meanRest] = divide(total, [observations, 0]);
  const high = new Float64Array(unit.length);
  const low = new Float64Array(unit.length);
  for (let t = 0; t < unit.length; t++) {
    if (present?.[t] === 0) continue;
    const [difference, rest] = twoSum(unit[t] as number, -mean);
    [high[t], low[t]] = twoSum(difference, rest - meanRest);
  }
  return { high, low };
}

function laggedProduct(high: Float64Array, low: Float64Array, lag: number): DoubleDouble {
  let sum = 0;
  let error = 0;
  for (let t = lag; t < high.length; t++) {
    const [one, other] = [high[t] as number, high[t - lag] as number];
    const [product, productRest] = twoProduct(one, other);
    const [next, rest] = twoSum(sum, product);
    sum = next;
    error += rest + productRest + one * (low[t - lag] as number) + other * (low[t] as number);
  }
  return twoSum(sum, error);
}
