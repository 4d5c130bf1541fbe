/** Observations as two columns of one length, as data frames and charts take them. */
export interface Columns {
  /** YYYY-MM-DD, the first day of each period. */
  dates: string[];
  /** Null where there is no value. */
  values: (number | null)[];
}

/** The rows of one series as columns. */
export function toColumns(rows: readonly { date: string; value: number | null }[]): Columns {
  return { dates: rows.map(({ date }) => date), values: rows.map(({ value }) => value) };
}

/** The rows of several series, as `indicators.observations` answers them, as columns by `id/country`. */
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
