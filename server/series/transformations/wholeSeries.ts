import { mean, RunningSum, sum } from '../../stats/summation.js';
import { selectPresent, toFiniteOrNull, type Values } from '../values.js';
import { computeTimeIndexes } from './lag.js';
import type { TransformationContext } from './transformation.js';

function mapPresent(values: Values, compute: (value: number, index: number) => number): (number | null)[] {
  return values.map((value, index) => (value === null ? null : toFiniteOrNull(compute(value, index))));
}

function findLargest(values: Values): number {
  return selectPresent(values).reduce((max, value) => Math.max(max, Math.abs(value)), 0);
}

/** x(t) / x(first) × 100, so that the first value is 100; all null if the first value is zero. */
export function toIndex(values: Values): (number | null)[] {
  const first = values.find((value) => value !== null) ?? 0;
  return mapPresent(values, (value) => (value / first) * 100);
}

/** Cumulative sum. Missing values are skipped and stay missing. */
export function cumulate(values: Values): (number | null)[] {
  const running = new RunningSum();
  return mapPresent(values, (value) => running.add(value).total);
}

/** x(t) less the mean of the series. */
export function demean(values: Values): (number | null)[] {
  const centre = mean(selectPresent(values));
  return mapPresent(values, (value) => value - centre);
}

/** Deviation from the mean in sample standard deviations (divisor n - 1); all null if all values are equal. */
export function standardize(values: Values): (number | null)[] {
  const deviations = demean(values);
  // Scales deviations to at most one, so that their squares neither overflow nor underflow.
  const largest = findLargest(deviations);
  const scaled = selectPresent(deviations).map((deviation) => deviation / largest);
  const deviation = Math.sqrt(sum(scaled.map((value) => value * value)) / (scaled.length - 1));
  return mapPresent(deviations, (value) => value / largest / deviation);
}

/** Residuals below this share of the largest value are rounding errors. */
const roundingNoise = 8 * Number.EPSILON;

/** Residual of a least-squares line over time, exactly zero for a line; all null for fewer than two values. */
export function detrend(values: Values, context: TransformationContext): (number | null)[] {
  const times = computeTimeIndexes(values, context);
  const meanTime = mean(times.filter((_, i) => (values[i] ?? null) !== null));
  const offsets = times.map((time) => time - meanTime);
  const deviations = demean(values);
  const products = selectPresent(mapPresent(deviations, (deviation, i) => deviation * (offsets[i] ?? 0)));
  const squares = selectPresent(mapPresent(deviations, (_, i) => (offsets[i] ?? 0) ** 2));
  const slope = sum(products) / sum(squares);
  const residuals = mapPresent(deviations, (deviation, i) => deviation - slope * (offsets[i] ?? 0));
  const isLine = findLargest(residuals) <= roundingNoise * findLargest(values);
  return isLine ? mapPresent(residuals, () => 0) : residuals;
}
