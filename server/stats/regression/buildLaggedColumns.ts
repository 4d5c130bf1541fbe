/** The lags 1 … order of a series over its last `rows` observations, as columns that share the memory of the series. */
export function buildLaggedColumns(values: Float64Array, order: number, rows: number): Float64Array[] {
  const start = values.length - rows;
  return Array.from({ length: order }, (_, lag) => values.subarray(start - lag - 1, values.length - lag - 1));
}
