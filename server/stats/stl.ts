/*
 * Seasonal-trend decomposition by loess (STL): value = trend + seasonal + remainder.
 *
 * The inner loop estimates the two parts in turn:
 *   1. Subtract the trend.
 *   2. Smooth each month (quarter) over the years: the cycle-subseries.
 *   3. Subtract their low-pass filter (three moving averages, then loess), which leaves the seasonal part.
 *   4. Subtract the seasonal part from the values and smooth the rest, which gives the trend.
 * The outer loop reduces the weight of points with a large remainder (bisquare, six median absolute remainders) and
 * repeats the inner loop, so that outliers stay in the remainder and do not distort their neighbours. A missing value
 * always has weight 0.
 *
 * By default the seasonal part is periodic, with the same pattern every year, as in R's stl(s.window = "periodic").
 * With `seasonSpan` (s.window), it changes over time, smoothed over that many years. All other spans and jumps are R's
 * defaults.
 * Source: Cleveland, Cleveland, McRae and Terpenning (1990), Journal of Official Statistics 6, 3-73.
 */
import { type Loess, loessAt, loessSmooth } from './loess.js';
import { median } from './orderStatistics.js';

export interface Decomposition {
  trend: number[];
  seasonal: number[];
  /** Null where the value is missing. */
  remainder: (number | null)[];
}

export interface DecompositionOptions {
  /** Number of years (odd) over which each season is smoothed. Default: the seasonal pattern is the same every year. */
  seasonSpan?: number;
  /**
   * Robust passes of the outer loop against outliers. Default: 0, which runs two inner passes; otherwise each outer
   * pass runs one.
   */
  robustRounds?: number;
}

interface Spans {
  season: Loess;
  trend: Loess;
  lowPass: Loess;
}

/**
 * Decomposes equally spaced values (null = missing) with `period` observations per cycle.
 * Undefined for fewer than two full cycles, or if a season has no value in any cycle.
 */
export function stl(
  values: (number | null)[],
  period: number,
  { seasonSpan, robustRounds = 0 }: DecompositionOptions = {},
): Decomposition | undefined {
  if (period < 2 || values.length < 2 * period || !hasEverySeason(values, period)) return undefined;
  const data = new Float64Array(values.map((value) => value ?? 0));
  const present = new Float64Array(values.map((value) => (value === null ? 0 : 1)));
  // A span much longer than the series with a local constant gives nearly the same pattern every year; `toPeriodic`
  // makes it exact.
  const spans = computeSpans(seasonSpan ?? 10 * values.length + 1, period);
  let weights: Float64Array = present;
  let parts: { trend: Float64Array; seasonal: Float64Array } = {
    trend: new Float64Array(data.length),
    seasonal: new Float64Array(data.length),
  };
  for (let round = 0; round <= robustRounds; round++) {
    if (round > 0) weights = computeRobustWeights(data, parts, present);
    for (let pass = 0; pass < (robustRounds > 0 ? 1 : 2); pass++)
      parts = runInnerPass(data, weights, parts.trend, period, spans);
  }
  const seasonal = seasonSpan === undefined ? toPeriodic(parts.seasonal, period) : parts.seasonal;
  const remainder = values.map((value, index) =>
    value === null ? null : value - (seasonal[index] ?? 0) - (parts.trend[index] ?? 0),
  );
  return { trend: [...parts.trend], seasonal: [...seasonal], remainder };
}

function hasEverySeason(values: (number | null)[], period: number): boolean {
  const observedSeasons = new Set<number>();
  values.forEach((value, index) => {
    if (value !== null) observedSeasons.add(index % period);
  });
  return observedSeasons.size === period;
}

function computeSpans(seasonSpan: number, period: number): Spans {
  const trendSpan = roundUpToOdd(Math.ceil((1.5 * period) / (1 - 1.5 / seasonSpan)));
  const lowPassSpan = roundUpToOdd(period);
  return {
    season: { span: seasonSpan, degree: 0, jump: Math.ceil(seasonSpan / 10) },
    trend: { span: trendSpan, degree: 1, jump: Math.ceil(trendSpan / 10) },
    lowPass: { span: lowPassSpan, degree: 1, jump: Math.ceil(lowPassSpan / 10) },
  };
}

function roundUpToOdd(integer: number): number {
  return integer % 2 === 0 ? integer + 1 : integer;
}

function runInnerPass(
  data: Float64Array,
  weights: Float64Array,
  trend: Float64Array,
  period: number,
  spans: Spans,
): { trend: Float64Array; seasonal: Float64Array } {
  const cycles = smoothCycles(subtract(data, trend), weights, period, spans.season);
  const average = computeMovingAverage(computeMovingAverage(computeMovingAverage(cycles, period), period), 3);
  const lowPass = loessSmooth(average, new Float64Array(average.length).fill(1), spans.lowPass);
  const seasonal = subtract(cycles.subarray(period, period + data.length), lowPass);
  return { seasonal, trend: loessSmooth(subtract(data, seasonal), weights, spans.trend) };
}

function subtract(values: Float64Array, part: Float64Array): Float64Array {
  const difference = new Float64Array(values.length);
  for (let index = 0; index < difference.length; index++) difference[index] = (values[index] ?? 0) - (part[index] ?? 0);
  return difference;
}

/** Smooths each cycle-subseries and extends it by one cycle at both ends. */
function smoothCycles(values: Float64Array, weights: Float64Array, period: number, loess: Loess): Float64Array {
  const smooth = new Float64Array(values.length + 2 * period);
  for (let season = 0; season < period; season++) {
    const subseries = takeEveryNth(values, season, period);
    const subseriesWeights = takeEveryNth(weights, season, period);
    const inner = loessSmooth(subseries, subseriesWeights, loess);
    const left = { left: 0, right: Math.min(loess.span, subseries.length) - 1 };
    const right = { left: Math.max(0, subseries.length - loess.span), right: subseries.length - 1 };
    const first = loessAt(subseries, subseriesWeights, -1, left, loess) ?? inner[0] ?? 0;
    const last =
      loessAt(subseries, subseriesWeights, subseries.length, right, loess) ?? inner[subseries.length - 1] ?? 0;
    smooth[season] = first;
    for (let cycle = 0; cycle < subseries.length; cycle++) smooth[(cycle + 1) * period + season] = inner[cycle] ?? 0;
    smooth[(subseries.length + 1) * period + season] = last;
  }
  return smooth;
}

function takeEveryNth(values: Float64Array, start: number, step: number): Float64Array {
  const subseries = new Float64Array(Math.ceil((values.length - start) / step));
  for (let index = 0; index < subseries.length; index++) subseries[index] = values[start + index * step] ?? 0;
  return subseries;
}

function computeMovingAverage(values: Float64Array, length: number): Float64Array {
  const averages = new Float64Array(values.length - length + 1);
  let sum = 0;
  for (let index = 0; index < values.length; index++) {
    sum += (values[index] ?? 0) - (index >= length ? (values[index - length] ?? 0) : 0);
    if (index >= length - 1) averages[index - length + 1] = sum / length;
  }
  return averages;
}

function computeRobustWeights(
  data: Float64Array,
  parts: { trend: Float64Array; seasonal: Float64Array },
  present: Float64Array,
): Float64Array {
  const remainder = subtract(subtract(data, parts.seasonal), parts.trend);
  const limit = 6 * median(remainder.filter((_, index) => present[index] === 1).map(Math.abs));
  const weights = new Float64Array(data.length);
  for (let index = 0; index < weights.length; index++) {
    weights[index] = (present[index] ?? 0) * bisquare(Math.abs(remainder[index] ?? 0), limit);
  }
  return weights;
}

function bisquare(magnitude: number, limit: number): number {
  if (magnitude <= 0.001 * limit) return 1;
  if (magnitude > 0.999 * limit) return 0;
  const ratio = magnitude / limit;
  return (1 - ratio * ratio) * (1 - ratio * ratio);
}

/** Makes the seasonal pattern exactly periodic: the mean of each season. */
function toPeriodic(seasonal: Float64Array, period: number): Float64Array {
  const pattern = Array.from({ length: period }, (_, season) => {
    const subseries = takeEveryNth(seasonal, season, period);
    return subseries.reduce((sum, value) => sum + value, 0) / subseries.length;
  });
  return seasonal.map((_, index) => pattern[index % period] ?? 0);
}
