/*
 * Least squares of a series on a constant and its own lags 1 … q, by moments. The sum of products of lags i and j
 * differs from that of lags i − 1 and j − 1 only by the product that leaves the sample and the one that enters it, so
 * that q + 1 sums over the series give all q (q + 1) / 2 sums. Moments square the condition number of the design. Where
 * that would cost digits, use `leastSquares`, which works on the design itself.
 */
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { laggedProducts } from '../laggedProducts.js';

/** How much of the variance a regression explains. */
export interface ExplainedVariance {
  rSquared: number;
  explainedOverResidual: number;
}

/** Minimum shares of the total that a lag must add, or the residual must keep, for the result to be accurate. */
const minPart = 1e-2;
const minResidual = 1e-2;

/** How well its lags explain a series that is centred about zero; undefined where moments would lose digits. */
export function regressOnLags(values: Float64Array, lags: number): ExplainedVariance | undefined {
  const moments = computeCentredMoments(values, lags);
  const [variance = 0] = moments[0] as Float64Array;
  const covariances = Array.from({ length: lags }, (_, lag) => (moments[0] as Float64Array)[lag + 1] as number);
  const design = new Matrix(moments.slice(1).map((row) => row.subarray(1)));
  const cholesky = new CholeskyDecomposition(design);
  const largest = Math.max(variance, ...design.diagonal());
  const smallest = Math.min(variance, computeSmallestPart(cholesky));
  if (!cholesky.isPositiveDefinite() || !(smallest > 0 && smallest >= minPart * largest)) return undefined;
  const coefficients = cholesky.solve(Matrix.columnVector(covariances)).to1DArray();
  const explained = coefficients.reduce((sum, value, lag) => sum + value * (covariances[lag] as number), 0) / variance;
  const residual = 1 - explained;
  if (residual < minResidual) return undefined;
  return { rSquared: explained, explainedOverResidual: explained / residual };
}

/** The smallest sum of squares of a lag that the earlier lags do not explain. */
function computeSmallestPart(cholesky: CholeskyDecomposition): number {
  return Math.min(...cholesky.lowerTriangularMatrix.diagonal()) ** 2;
}

/** Σ x(t−i) x(t−j) over t = q … n − 1, each lag about its mean, for i, j = 0 … q. */
function computeCentredMoments(values: Float64Array, lags: number): Float64Array[] {
  const rows = values.length - lags;
  const sums = computeLagSums(values, lags);
  const products = computeLagProducts(values, lags);
  return products.map((row, i) =>
    row.map((product, j) => product - ((sums[i] as number) * (sums[j] as number)) / rows),
  );
}

/** Σ x(t−i) over the same t. */
function computeLagSums(values: Float64Array, lags: number): Float64Array {
  const sums = new Float64Array(lags + 1);
  sums[0] = values.subarray(lags).reduce((sum, value) => sum + value, 0);
  for (let lag = 1; lag <= lags; lag++) {
    sums[lag] = (sums[lag - 1] as number) + (values[lags - lag] as number) - (values[values.length - lag] as number);
  }
  return sums;
}

function computeLagProducts(values: Float64Array, lags: number): Float64Array[] {
  const last = values.length;
  const products = Array.from({ length: lags + 1 }, () => new Float64Array(lags + 1));
  const all = laggedProducts(values, lags);
  for (let j = 0; j <= lags; j++) {
    // The sum over all t ≥ j, less the terms before t = q.
    let first = all[j] as number;
    for (let t = j; t < lags; t++) first -= (values[t] as number) * (values[t - j] as number);
    setSymmetric(products, 0, j, first);
    for (let i = 1; i + j <= lags; i++) {
      const entering = (values[lags - i] as number) * (values[lags - i - j] as number);
      const leaving = (values[last - i] as number) * (values[last - i - j] as number);
      setSymmetric(products, i, i + j, (products[i - 1]?.[i - 1 + j] as number) + entering - leaving);
    }
  }
  return products;
}

function setSymmetric(matrix: Float64Array[], i: number, j: number, value: number): void {
  (matrix[i] as Float64Array)[j] = value;
  (matrix[j] as Float64Array)[i] = value;
}
