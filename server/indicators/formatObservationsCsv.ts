import { type CsvCell, formatCsvHeader, formatCsvRows } from '../series/csv.js';
import type { Row } from './readObservations.js';

/** Rows of observations as CSV with these columns; a cell that a row does not have is empty. */
export function formatObservationsCsv(rows: Row[], columns: readonly (keyof Row)[]): string {
  return formatCsvHeader(columns) + formatCsvRows(columns, rows as Record<keyof Row, CsvCell>[]);
}
