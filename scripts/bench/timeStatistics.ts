import { Matrix, QrDecomposition } from 'ml-matrix';
import { archLm } from '../../server/stats/archLm.js';
import { autocorrelation } from '../../server/stats/autocorrelation.js';
import { dickeyFuller } from '../../server/stats/dickeyFuller.js';
import { jarqueBera } from '../../server/stats/jarqueBera.js';
import { ljungBox } from '../../server/stats/ljungBox.js';
import { partialAutocorrelation } from '../../server/stats/partialAutocorrelation.js';
import { measureInterleaved } from './measureTime.js';
import { createAutoregressiveSeries } from './statistics/createAutoregressiveSeries.js';

const archLags = 4;

/** Times of statistical tests in milliseconds: medians of several batches. */
export interface StatisticsTimes {
  tests: { name: string; milliseconds: number }[];
  /** Time of the ARCH-LM regression on 100,000 values with ml-matrix's QR of the whole design matrix, relative to Almanac's. */
  wholeDesignOverOurs: number;
}

export async function timeStatistics(): Promise<StatisticsTimes> {
  const [short, long, longest] = [480, 10_000, 100_000].map(createAutoregressiveSeries) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const measured: [string, () => unknown, number][] = [
    ['the five default tests of 480 values', () => runFiveTests(short), 20],
    ['the five default tests of 10,000 values', () => runFiveTests(long), 3],
    ['autocorrelations to lag 40 of 10,000 values', () => autocorrelation(long, { maxLag: 40 }), 10],
    ['all autocorrelations of 10,000 values', () => autocorrelation(long, { maxLag: 9999 }), 1],
    ['Dickey-Fuller of 10,000 values, lags 0 to 38 by AIC', () => dickeyFuller(long), 1],
    [`ARCH-LM of 100,000 values, ${archLags} lags`, () => archLm(longest, { lags: archLags }), 1],
    ['the same with a QR decomposition of the whole design matrix', () => solveWholeDesign(longest), 1],
  ];
  const tests: StatisticsTimes['tests'] = [];
  for (const [name, call, calls] of measured) {
    const [microseconds = Number.NaN] = await measureInterleaved([call], calls);
    tests.push({ name, milliseconds: microseconds / 1000 });
  }
  const [ours, whole] = tests.slice(-2).map(({ milliseconds }) => milliseconds);
  return { tests, wholeDesignOverOurs: (whole ?? Number.NaN) / (ours ?? Number.NaN) };
}

function runFiveTests(values: Float64Array): unknown[] {
  return [autocorrelation, partialAutocorrelation, ljungBox, jarqueBera, archLm].map((test) => test(values));
}

/** Solves the textbook regression: a constant and the lags of the squares, row by row. */
function solveWholeDesign(values: Float64Array): Matrix {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.map((value) => (value - mean) ** 2);
  const rows = Array.from(squares.slice(archLags), (_, row) => [1, ...squares.slice(row, row + archLags)]);
  return new QrDecomposition(new Matrix(rows)).solve(Matrix.columnVector(squares.slice(archLags)));
}
