import { type CsvCell, formatCsvHeader, formatCsvRows } from '../series/csv.js';
import { toChunks } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import type { Row } from './seriesRows.js';

/** Number of rows to format in one turn. */
const rowsPerTurn = 2_000;

/** Formats observations as CSV with these columns. A missing cell is empty. Takes a turn for each part of a long list. */
export async function formatObservationsCsv(rows: Row[], columns: readonly (keyof Row)[]): Promise<string> {
  let text = formatCsvHeader(columns);
  for (const chunk of toChunks(rows, rowsPerTurn)) {
    if (rows.length > rowsPerTurn) await takeTurn();
    text += formatCsvRows(columns, chunk as Record<keyof Row, CsvCell>[]);
  }
  return text;
}
