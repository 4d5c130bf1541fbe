import { readFileSync } from 'node:fs';
import type { Frequency } from '../../server/series/frequency.js';
import { addPeriods } from '../../server/series/periods.js';
import type { TransformationName } from '../../server/series/transformations.js';
import { computeTransformedSample } from '../../server/series/transformedSample.js';

type Trend = 'n' | 'c' | 'ct' | 'ctt';

/** The expected results for one transformed series. */
interface Expected {
  apply: TransformationName[];
  n: number;
  acf: number[];
  bartlettError: number[];
  partials: Record<'ywm' | 'yw' | 'ols' | 'ols-inefficient' | 'ols-adjusted' | 'burg', number[]>;
  /** lag, model degrees, statistic, p */
  ljungBox: [number, number, number, number | null][];
  boxPierce: [number, number, number, number | null][];
  /** statistic, p, skewness, kurtosis */
  jarqueBera: [number, number, number, number];
  /** lags, demeaned, LM, p, F, p of F */
  archLm: [number, 0 | 1, number, number, number, number][];
  /** about the mean, about a line, and both p-values (none below 100 observations) */
  durbinWatson: [number, number, number?, number?];
  /** lags, LM, p, F, p of F */
  breuschGodfrey: [number, number, number, number, number][];
  /** terms, lags, observations, coefficient, statistic */
  dickeyFuller: [Trend, number, number, number, number][];
  /** terms, lags, statistic, p, critical values at 1 and 10 % */
  dickeyFullerP: [Trend, number, number, number, number, number][];
  /** terms, criterion, lags found, statistic, p */
  lagSearch: [Trend, 'AIC' | 'BIC' | 't-stat', number, number, number][];
  /** terms, lags, statistic */
  kpss: ['c' | 'ct', number, number][];
  /** terms, rule, lags by it, p */
  kpssLags: ['c' | 'ct', 'auto' | 'legacy', number, number][];
  /** terms, lags, statistic, p */
  phillipsPerron: ['c' | 'ct', number, number, number][];
  /** ordinary and seasonal differences, each for the series without the other */
  differences: [number, number | null];
  /** for a seasonal series: seasonal strength, seasonal differences, and ordinary differences after these */
  afterSeason?: [number, number, number];
}

interface Series {
  frequency: Frequency;
  period: number;
  first: string;
  values: number[];
  cases: Expected[];
}

export interface LabsCase extends Expected {
  /** Series and transformation. */
  name: string;
  period: number;
  /** The transformed series. */
  values: (number | null)[];
}

const { series } = JSON.parse(readFileSync(new URL('../reference/labs.json', import.meta.url), 'utf8')) as {
  series: Record<string, Series>;
};

/** Seven real series, each with several transformations, and the expected test results. */
export const labsCases: LabsCase[] = Object.entries(series).flatMap(([id, { cases, ...source }]) =>
  cases.map((expected) => ({ ...expected, name: `${id} ${expected.apply}`, ...prepareCase(source, expected.apply) })),
);

function prepareCase({ frequency, first, values, period }: Omit<Series, 'cases'>, apply: TransformationName[]) {
  const dates = values.map((_, index) => addPeriods(first, index, frequency));
  return { period, values: computeTransformedSample({ frequency, dates, values, unit: 'Index' }, apply).values };
}

/** Relative error; 0 for equal values, infinite if only one of them is a number. */
export function relativeError(actual: number | null | undefined, exact: number | null): number {
  if (actual === exact) return 0;
  if (actual === null || actual === undefined || exact === null) return Number.POSITIVE_INFINITY;
  const error = Math.abs(actual - exact) / Math.abs(exact);
  return Number.isNaN(error) ? Number.POSITIVE_INFINITY : error;
}

/** Largest absolute difference between two arrays; infinite if a number is missing. */
export function findMaxDifference(actual: readonly number[], exact: readonly number[]): number {
  const differences = exact.map((value, index) => Math.abs((actual[index] ?? Number.NaN) - value));
  return differences.some(Number.isNaN) ? Number.POSITIVE_INFINITY : Math.max(0, ...differences);
}

/** Returns a computed result; throws the reason if it is not computable. */
export function assertComputed<Result extends { status: string }>(
  result: Result,
): Extract<Result, { status: 'computed' }> {
  if (result.status !== 'computed') throw new Error(JSON.stringify(result));
  return result as Extract<Result, { status: 'computed' }>;
}

/** Creates an autoregressive series with a fixed sequence of shocks. */
export function createAutoregressive(count: number, coefficient = 0.6): number[] {
  let seed = 1;
  let value = 0;
  return Array.from({ length: count }, () => {
    seed = (seed * 48271) % 2147483647;
    value = coefficient * value + (seed / 2147483647 - 0.5);
    return value;
  });
}
