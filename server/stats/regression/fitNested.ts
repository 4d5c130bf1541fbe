import { centreColumn } from './centredColumn.js';
import { isDependent, type Regression } from './leastSquares.js';
import { triangularFactor } from './triangularFactor.js';

/** The regression on the columns of a design up to and including one of them. */
export interface NestedFit {
  /** Residual sum of squares, as a share of that without any columns. */
  residualShare: number;
  /** t ratio of the last column. */
  lastRatio: number;
  /** Coefficient of the last column, in the units of the data. */
  lastCoefficient: number;
}

/**
 * Fits the regressions on the first column, the first two columns, and so on, from one factorization. Stops before the
 * first column that depends linearly on the earlier ones.
 */
export function fitNested({ columns, response, constant }: Regression): NestedFit[] {
  const centred = [...columns, response].map((values) => centreColumn(values, constant));
  const triangle = triangularFactor(centred, response.length);
  const projections = triangle.map((row) => row[columns.length] as number);
  const total = projections.reduce((sum, value) => sum + value * value, 0);
  const responseScale = centred[columns.length]?.scale || 1;
  const firstDependent = columns.findIndex((_, column) => isDependent(triangle, column));
  const fits: NestedFit[] = [];
  let residual = (projections[columns.length] as number) ** 2;
  // Starts with the largest regression: removing a column adds what it explains to the residual sum of squares.
  for (let column = columns.length - 1; column >= 0; column--) {
    const degrees = response.length - column - (constant ? 2 : 1);
    const projection = projections[column] as number;
    const diagonal = triangle[column]?.[column] as number;
    fits[column] = {
      residualShare: residual / total,
      lastRatio: (projection * Math.sign(diagonal)) / Math.sqrt(residual / degrees),
      lastCoefficient: ((projection / diagonal) * (centred[column]?.scale ?? 0)) / responseScale,
    };
    residual += projection * projection;
  }
  return firstDependent < 0 ? fits : fits.slice(0, firstDependent);
}
