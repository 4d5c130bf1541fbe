import { mean, RunningSum, sum } from '../../stats/summation.js';
import { timeIndex } from './lag.js';
import { finiteOrNull, type TransformationContext, type Values } from './transformation.js';

function present(values: Values): number[] {
  return values.filter((value) => value !== null);
}

function mapPresent(values: Values, compute: (value: number, position: number) => number): (number | null)[] {
  return values.map((value, position) => (value === null ? null : finiteOrNull(compute(value, position))));
}

function largestOf(values: Values): number {
  return present(values).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** x(t) / x(first) × 100, the first value present being 100; null throughout when that value is zero. */
export function indexed(values: Values): (number | null)[] {
  const first = values.find((value) => value !== null) ?? 0;
  return mapPresent(values, (value) => (value / first) * 100);
}

/** Sum of all values up to each one; missing values are passed over and stay missing. */
export function cumulated(values: Values): (number | null)[] {
  const running = new RunningSum();
  return mapPresent(values, (value) => running.add(value).total);
}

/** x(t) less the mean of the series. */
export function demeaned(values: Values): (number | null)[] {
  const centre = mean(present(values));
  return mapPresent(values, (value) => value - centre);
}

/** Deviation from the mean in sample standard deviations (divisor n - 1); null throughout when all values are equal. */
export function standardized(values: Values): (number | null)[] {
  const deviations = demeaned(values);
  // Squares are taken of deviations scaled to at most one, which can neither overflow nor vanish.
  const largest = largestOf(deviations);
  const scaled = present(deviations).map((deviation) => deviation / largest);
  const deviation = Math.sqrt(sum(scaled.map((each) => each * each)) / (scaled.length - 1));
  return mapPresent(deviations, (value) => value / largest / deviation);
}

/** Residuals this small beside what the line was taken from are rounding. */
const roundingNoise = 8 * Number.EPSILON;

/** Residual of a least-squares line over time, zero for a line itself; null throughout with fewer than two values. */
export function detrended(values: Values, context: TransformationContext): (number | null)[] {
  const times = timeIndex(values, context);
  const centreOfTime = mean(times.filter((_, i) => (values[i] ?? null) !== null));
  const offsets = times.map((time) => time - centreOfTime);
  const deviations = demeaned(values);
  const products = present(mapPresent(deviations, (deviation, i) => deviation * (offsets[i] ?? 0)));
  const squares = present(mapPresent(deviations, (_, i) => (offsets[i] ?? 0) ** 2));
  const slope = sum(products) / sum(squares);
  const residuals = mapPresent(deviations, (deviation, i) => deviation - slope * (offsets[i] ?? 0));
  const isLine = largestOf(residuals) <= roundingNoise * largestOf(values);
  return isLine ? mapPresent(residuals, () => 0) : residuals;
}
