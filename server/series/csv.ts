import { createArrayCsvStringifier } from 'csv-writer/dist/index.js';

export type CsvCell = string | number | boolean | null;

const recordDelimiter = '\r\n';
const plainStringifier = createArrayCsvStringifier({ recordDelimiter });
const quotedStringifier = createArrayCsvStringifier({ recordDelimiter, alwaysQuote: true });

/** First characters by which spreadsheets take a text for a formula (OWASP, CSV injection). */
const FORMULA_STARTS = '=+-@\t\r\n';

/** Text a spreadsheet would run as a formula gets an apostrophe before it; numbers, also negative ones, do not. */
function escapeFormula(cell: CsvCell): CsvCell {
  return typeof cell === 'string' && cell !== '' && FORMULA_STARTS.includes(cell.charAt(0)) ? `'${cell}` : cell;
}

/** The stringifier does not see that a lone carriage return needs quotes, so such a record is quoted throughout. */
function needsQuotes(record: readonly CsvCell[]): boolean {
  return record.some((cell) => typeof cell === 'string' && cell.includes('\r'));
}

function formatRecords(records: readonly (readonly CsvCell[])[]): string {
  // Of no records the stringifier would make a blank line.
  if (records.length === 0) return '';
  if (!records.some(needsQuotes)) return plainStringifier.stringifyRecords(records);
  return records
    .map((record) => (needsQuotes(record) ? quotedStringifier : plainStringifier).stringifyRecords([record]))
    .join('');
}

/** The header record of a CSV text (RFC 4180), with its line end. */
export function formatCsvHeader(columns: readonly string[]): string {
  return formatRecords([columns.map(escapeFormula)]);
}

/**
 * The records of some rows, each with its line end, to be sent page by page after the header: cells in the order of the
 * columns, null as an empty cell, numbers in the shortest form that reads back as the same number. No rows, no text.
 */
export function formatCsvRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): string {
  return formatRecords(rows.map((row) => columns.map((column) => escapeFormula(row[column]))));
}
