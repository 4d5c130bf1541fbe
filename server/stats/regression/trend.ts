import { type Fit, leastSquares } from './leastSquares.js';

/** What a series may follow by itself: nothing, a constant, a constant and a line, or these and a parabola. */
export type Deterministic = 'n' | 'c' | 'ct' | 'ctt';

/** What is said of each in words. */
export const deterministicNames: Record<Deterministic, string> = {
  n: 'without constant',
  c: 'with a constant',
  ct: 'with a constant and a linear trend',
  ctt: 'with a constant, a linear and a quadratic trend',
};

/** Parameters of each, the constant included. */
export const deterministicTerms: Record<Deterministic, number> = { n: 0, c: 1, ct: 2, ctt: 3 };

/** The trends as columns of powers of time about its middle, where they are least alike. */
export function buildTrendColumns(deterministic: Deterministic, rows: number): Float64Array[] {
  const time = Float64Array.from({ length: rows }, (_, row) => row - (rows - 1) / 2);
  const powers = deterministicTerms[deterministic] - 1;
  return Array.from({ length: Math.max(0, powers) }, (_, power) => time.map((value) => value ** (power + 1)));
}

/** The regression of a series on a constant, or a constant and a line; undefined with too few values for it. */
export function fitTrend(values: Float64Array, deterministic: 'c' | 'ct'): Fit | undefined {
  const columns = buildTrendColumns(deterministic, values.length);
  return leastSquares({ columns, response: values, constant: true });
}
