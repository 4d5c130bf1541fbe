import { createArrayCsvStringifier } from 'csv-writer/dist/index.js';

export type CsvCell = string | number | boolean | null;

const recordDelimiter = '\r\n';
const plainStringifier = createArrayCsvStringifier({ recordDelimiter });
const quotedStringifier = createArrayCsvStringifier({ recordDelimiter, alwaysQuote: true });

/** Spreadsheets read a text that starts with one of these characters as a formula. Source: OWASP, CSV injection. */
const FORMULA_STARTS = '=+-@\t\r\n';

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe. Numbers, including negative ones, stay
 * unchanged.
 */
function escapeFormula(cell: CsvCell): CsvCell {
  return typeof cell === 'string' && cell !== '' && FORMULA_STARTS.includes(cell.charAt(0)) ? `'${cell}` : cell;
}

/** Whether a record contains a lone carriage return, which the stringifier does not quote by itself. */
function needsQuotes(record: readonly CsvCell[]): boolean {
  return record.some((cell) => typeof cell === 'string' && cell.includes('\r'));
}

function formatRecords(records: readonly (readonly CsvCell[])[]): string {
  // The stringifier returns a blank line for no records.
  if (records.length === 0) return '';
  if (!records.some(needsQuotes)) return plainStringifier.stringifyRecords(records);
  return records
    .map((record) => (needsQuotes(record) ? quotedStringifier : plainStringifier).stringifyRecords([record]))
    .join('');
}

/** Formats the header record of a CSV document (RFC 4180), including its line end. */
export function formatCsvHeader(columns: readonly string[]): string {
  return formatRecords([columns.map(escapeFormula)]);
}

/**
 * Formats rows as CSV records, each including its line end, so that pages can follow the header one after the other.
 * Cells are in column order; null is an empty cell; numbers have the shortest form that parses back to the same number.
 * Returns an empty string for no rows.
 */
export function formatCsvRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): string {
  return formatRecords(rows.map((row) => columns.map((column) => escapeFormula(row[column]))));
}
