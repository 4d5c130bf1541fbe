/** Observations as two columns of equal length, for data frames and charts. */
export interface Columns {
  /** YYYY-MM-DD, the first day of each period. */
  dates: string[];
  /** Null if there is no value. */
  values: (number | null)[];
}

/** Converts the rows of one series to columns. */
export function toColumns(rows: readonly { date: string; value: number | null }[]): Columns {
  return { dates: rows.map(({ date }) => date), values: rows.map(({ value }) => value) };
}

/** Converts rows of several series, as returned by `indicators.observations`, to columns. The keys are `id/country`. */
export function toColumnsBySeries(
  rows: readonly { id?: string; country?: string; date: string; value: number | null }[],
): Map<string, Columns> {
  const columns = new Map<string, Columns>();
  for (const { id = '', country = '', date, value } of rows) {
    const name = `${id}/${country}`;
    const seriesColumns = columns.get(name) ?? { dates: [], values: [] };
    columns.set(name, seriesColumns);
    seriesColumns.dates.push(date);
    seriesColumns.values.push(value);
  }
  return columns;
}
