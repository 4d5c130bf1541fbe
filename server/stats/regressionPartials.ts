import { buildLaggedColumns } from './regression/buildLaggedColumns.js';
import type { CentredColumn } from './regression/centredColumn.js';
import { fitNested } from './regression/fitNested.js';
import { isDependent } from './regression/leastSquares.js';
import { triangularFactor } from './regression/triangularFactor.js';

/**
 * Partial autocorrelations of lags 1 … maxLag from deviations from the mean, each by a regression with a constant on
 * all observations available to its order. Stops before the first singular regression. The rows that all orders share
 * are factorized once; each order adds its few extra rows.
 */
export function regressionPartials(deviations: Float64Array, maxLag: number): number[] {
  const sharedTriangle = factorize(buildDesign(deviations, maxLag, deviations.length - maxLag));
  const partials: number[] = [];
  for (let order = 1; order <= maxLag; order++) {
    const orderDesign = buildDesign(deviations.subarray(0, maxLag), order, maxLag - order);
    const columns = orderDesign.map((column, index) => {
      const columnIndex = index <= order ? index : maxLag + 1;
      return Float64Array.from([...sharedTriangle.map((row) => row[columnIndex] as number), ...column]);
    });
    const triangle = factorize(columns);
    if (isDependent(triangle, order)) break;
    const row = triangle[order] as Float64Array;
    partials.push((row[order + 1] as number) / (row[order] as number));
  }
  return partials;
}

/**
 * Partial autocorrelations from one regression without a constant, on the observations available to the highest order.
 */
export function commonSamplePartials(deviations: Float64Array, maxLag: number): number[] {
  const columns = buildLaggedColumns(deviations, maxLag, deviations.length - maxLag);
  const fits = fitNested({ columns, response: deviations.subarray(maxLag), constant: false });
  return fits.map((fit) => fit.lastCoefficient);
}

/** Columns for the last `rows` observations: a constant, the lags 1 … order, and the values themselves. */
function buildDesign(values: Float64Array, order: number, rows: number): Float64Array[] {
  const constant = new Float64Array(rows).fill(1);
  return [constant, ...buildLaggedColumns(values, order, rows), values.subarray(values.length - rows)];
}

function factorize(columns: Float64Array[]): Float64Array[] {
  const unscaledColumns = columns.map<CentredColumn>((values) => ({ values, origin: 0, centre: 0, scale: 1 }));
  return triangularFactor(unscaledColumns, columns[0]?.length ?? 0);
}
