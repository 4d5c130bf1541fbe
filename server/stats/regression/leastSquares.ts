/*
 * Ordinary least squares. The design is centred (which is what a constant among the regressors does), scaled, and reduced to its
 * small triangular factor; ml-matrix solves that. The response is the factor's last column, so that what is left over stands
 * there by itself and is not had as a difference of large numbers.
 */
import { Matrix, QrDecomposition } from 'ml-matrix';
import { type CentredColumn, centreColumn, copyBlock } from './centredColumn.js';
import { triangularFactor } from './triangularFactor.js';

export interface Regression {
  /** Regressors by column, the constant not among them. */
  columns: readonly Float64Array[];
  response: Float64Array;
  /** Whether a constant is fitted too. */
  constant: boolean;
}

export interface Fit {
  /** One a column, in the units of the data; the constant's is not given. */
  coefficients: number[];
  standardErrors: number[];
  /** Computed when asked for: most tests need none. */
  residuals: () => Float64Array;
  /** Share of the response's sum of squares (about its mean with a constant) that is explained. */
  rSquared: number;
  /** What is explained over what is not; without meaning for a perfect fit. */
  explainedOverResidual: number;
  /** Whether what is left over is rounding alone. */
  isPerfect: boolean;
  /** Observations less what was estimated. */
  degreesOfFreedom: number;
}

/** A column whose part not explained by those before it is smaller than this share of it adds nothing of its own. */
const collinearityTolerance = 1e-11;
/** A residual sum of squares below this share of the whole is rounding. */
const perfectFitTolerance = 1e-24;

/** The fit; undefined when the columns are linearly dependent, or differ in size beyond what numbers can hold. */
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

/** Whether a coefficient in units of the data, and its square, are numbers. */
function isRepresentable(unit: number): boolean {
  return unit > 2 ** -500 && unit < 2 ** 500;
}

/** Whether a column of the factored design is a combination of those before it. */
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
