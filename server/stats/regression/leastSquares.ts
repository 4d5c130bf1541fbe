/*
 * Ordinary least squares. The design is centred (equivalent to including a constant), scaled, and reduced to its small
 * triangular factor, which ml-matrix solves. The response is the last column of the factor, so that the residual sum of
 * squares is read from it directly and not computed as a difference of large numbers.
 */
import { Matrix, QrDecomposition } from 'ml-matrix';
import { type CentredColumn, centreColumn, copyBlock } from './centredColumn.js';
import { triangularFactor } from './triangularFactor.js';

export interface Regression {
  /** Regressors by column, without the constant. */
  columns: readonly Float64Array[];
  response: Float64Array;
  /** Whether to include a constant. */
  constant: boolean;
}

export interface Fit {
  /** One per column, in the units of the data, without the constant. */
  coefficients: number[];
  standardErrors: number[];
  /** Computes the residuals on demand: most tests do not need them. */
  residuals: () => Float64Array;
  /** Explained share of the sum of squares of the response (about its mean if there is a constant). */
  rSquared: number;
  /** Explained over residual sum of squares; meaningless for a perfect fit. */
  explainedOverResidual: number;
  /** Whether the residuals are rounding errors only. */
  isPerfect: boolean;
  /** Number of observations less the number of estimated parameters. */
  degreesOfFreedom: number;
}

/** A column is dependent if the earlier columns explain it up to this share of its length. */
const collinearityTolerance = 1e-11;
/** A residual sum of squares below this share of the total is rounding error. */
const perfectFitTolerance = 1e-24;

/**
 * Fits the regression; undefined if the columns are linearly dependent or their scales differ beyond the range of
 * doubles.
 */
export function leastSquares({ columns, response, constant }: Regression): Fit | undefined {
  const centred = [...columns, response].map((values) => centreColumn(values, constant));
  const triangle = triangularFactor(centred, response.length);
  const size = columns.length;
  const responseScale = centred[size]?.scale || 1;
  const getUnit = (column: number) => (centred[column]?.scale ?? 0) / responseScale;
  if (columns.some((_, column) => isDependent(triangle, column) || !isRepresentable(getUnit(column)))) return undefined;
  const projections = triangle.slice(0, size).map((row) => row[size] as number);
  const residualRoot = (triangle[size] as Float64Array)[size] as number;
  const explained = projections.reduce((sum, value) => sum + value * value, 0);
  const residual = residualRoot * residualRoot;
  const degreesOfFreedom = response.length - size - (constant ? 1 : 0);
  const { solution, inverse } = solve(triangle, projections);
  const deviation = Math.sqrt(residual / degreesOfFreedom);
  return {
    coefficients: solution.map((value, column) => value * getUnit(column)),
    standardErrors: inverse.map((row, column) => Math.hypot(...row) * deviation * getUnit(column)),
    residuals: () => computeResiduals(centred, solution),
    rSquared: explained / (explained + residual),
    explainedOverResidual: explained / residual,
    isPerfect: residual <= perfectFitTolerance * (explained + residual),
    degreesOfFreedom,
  };
}

/** Whether a coefficient in the units of the data, and its square, fit into a double. */
function isRepresentable(unit: number): boolean {
  return unit > 2 ** -500 && unit < 2 ** 500;
}

/** Whether a column of the factorized design depends linearly on the earlier ones. */
export function isDependent(triangle: readonly Float64Array[], column: number): boolean {
  const length = Math.hypot(...triangle.slice(0, column + 1).map((row) => row[column] as number));
  return Math.abs((triangle[column] as Float64Array)[column] as number) <= collinearityTolerance * length;
}

function solve(triangle: readonly Float64Array[], projections: number[]): { solution: number[]; inverse: number[][] } {
  const size = projections.length;
  if (size === 0) return { solution: [], inverse: [] };
  const factor = new QrDecomposition(new Matrix(triangle.slice(0, size).map((row) => row.subarray(0, size))));
  return {
    solution: factor.solve(Matrix.columnVector(projections)).to1DArray(),
    inverse: factor.solve(Matrix.eye(size)).to2DArray(),
  };
}

function computeResiduals(centred: readonly CentredColumn[], solution: readonly number[]): Float64Array {
  const response = centred[solution.length] as CentredColumn;
  const residuals = new Float64Array(response.values.length);
  copyBlock(response, 0, residuals.length, residuals);
  const column = new Float64Array(residuals.length);
  solution.forEach((coefficient, index) => {
    copyBlock(centred[index] as CentredColumn, 0, residuals.length, column);
    for (let row = 0; row < residuals.length; row++) {
      residuals[row] = (residuals[row] as number) - coefficient * (column[row] as number);
    }
  });
  return residuals.map((value) => value / (response.scale || 1));
}
