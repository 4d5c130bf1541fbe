import { type CsvCell, csvHeader, csvRows } from '../series/csv.js';
import type { Row } from './readObservations.js';

/** Rows of observations as CSV with these columns; a cell that a row does not have is empty. */
export function observationsCsv(rows: Row[], columns: readonly (keyof Row)[]): string {
  return csvHeader(columns) + csvRows(columns, rows as Record<keyof Row, CsvCell>[]);
}
