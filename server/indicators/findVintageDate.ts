import type { SeriesRows } from './seriesRows.js';

/** Returns the vintage date from which a series is read; null if it has no vintages. */
export function getVintageDate(rows: SeriesRows): string | null {
  return rows.describe().vintage.resolved;
}

/** Returns the vintage date from which all series are read; undefined if there are several. */
export function findCommonVintageDate(selected: SeriesRows[]): string | undefined {
  const [date, ...others] = new Set(selected.map(getVintageDate));
  return others.length === 0 && date !== null ? date : undefined;
}
