import type { CentredColumn } from './regression/centredColumn.js';
import { laggedColumns } from './regression/laggedColumns.js';
import { isDependent } from './regression/leastSquares.js';
import { nestedFits } from './regression/nestedFits.js';
import { triangularFactor } from './regression/triangularFactor.js';

/**
 * Partial autocorrelations of lags 1 … maxLag from deviations from the mean, each by a regression with a constant on the observations that
 * its order leaves; ends before a singular one. The rows that all orders share are reduced to a triangle once; each order adds its own few.
 */
export function regressionPartials(deviations: Float64Array, maxLag: number): number[] {
  const shared = factorOf(design(deviations, maxLag, deviations.length - maxLag));
  const partials: number[] = [];
  for (let order = 1; order <= maxLag; order++) {
    const own = design(deviations.subarray(0, maxLag), order, maxLag - order);
    const columns = own.map((column, index) => {
      const place = index <= order ? index : maxLag + 1;
      return Float64Array.from([...shared.map((row) => row[place] as number), ...column]);
    });
    const triangle = factorOf(columns);
    if (isDependent(triangle, order)) break;
    const row = triangle[order] as Float64Array;
    partials.push((row[order + 1] as number) / (row[order] as number));
  }
  return partials;
}

/** The same from one regression without constant, on the observations that the highest order leaves. */
export function commonSamplePartials(deviations: Float64Array, maxLag: number): number[] {
  const columns = laggedColumns(deviations, maxLag, deviations.length - maxLag);
  const fits = nestedFits({ columns, response: deviations.subarray(maxLag), constant: false });
  return fits.map((fit) => fit.lastCoefficient);
}

/** A constant, the lags 1 … order and the values themselves, over the last rows. */
function design(values: Float64Array, order: number, rows: number): Float64Array[] {
  const constant = new Float64Array(rows).fill(1);
  return [constant, ...laggedColumns(values, order, rows), values.subarray(values.length - rows)];
}

function factorOf(columns: Float64Array[]): Float64Array[] {
  const asTheyAre = columns.map<CentredColumn>((values) => ({ values, origin: 0, centre: 0, scale: 1 }));
  return triangularFactor(asTheyAre, columns[0]?.length ?? 0);
}
