import { type Fit, leastSquares } from './leastSquares.js';

/**
 * Deterministic terms of a regression: none, a constant, a constant and a linear trend, or these and a quadratic trend.
 */
export type Deterministic = 'n' | 'c' | 'ct' | 'ctt';

/** Description of the terms, for messages. */
export const deterministicNames: Record<Deterministic, string> = {
  n: 'without a constant',
  c: 'with a constant',
  ct: 'with a constant and a linear trend',
  ctt: 'with a constant, a linear and a quadratic trend',
};

/** Number of terms, including the constant. */
export const deterministicTerms: Record<Deterministic, number> = { n: 0, c: 1, ct: 2, ctt: 3 };

/** The trend columns, as powers of centred time, which reduces their collinearity. */
export function buildTrendColumns(deterministic: Deterministic, rows: number): Float64Array[] {
  const time = Float64Array.from({ length: rows }, (_, row) => row - (rows - 1) / 2);
  const powers = deterministicTerms[deterministic] - 1;
  return Array.from({ length: Math.max(0, powers) }, (_, power) => time.map((value) => value ** (power + 1)));
}

/** Regresses a series on a constant, or a constant and a linear trend; undefined for too few values. */
export function fitTrend(values: Float64Array, deterministic: 'c' | 'ct'): Fit | undefined {
  const columns = buildTrendColumns(deterministic, values.length);
  return leastSquares({ columns, response: values, constant: true });
}
