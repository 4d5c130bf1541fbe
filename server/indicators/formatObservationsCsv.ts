import { type CsvCell, formatCsvHeader, formatCsvRows } from '../series/csv.js';
import type { Row } from './readObservations.js';

/** Formats observations as CSV with these columns. A missing cell is empty. */
export function formatObservationsCsv(rows: Row[], columns: readonly (keyof Row)[]): string {
  return formatCsvHeader(columns) + formatCsvRows(columns, rows as Record<keyof Row, CsvCell>[]);
}
