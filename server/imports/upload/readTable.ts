import { CsvError, parse } from 'csv-parse/sync';
import type { Schemas } from '../../schemas.js';
import { formatCount } from '../../series/guardrails/format.js';
import { createFileError } from './uploadError.js';

export type Separator = Schemas['UploadSeparator'];

/** A line of a file, with its number. */
export interface Line {
  number: number;
  cells: string[];
}

/** A file with a header. */
export interface Table {
  separator: Separator;
  header: string[];
  lines: Line[];
}

/** What the server accepts at once. */
export const maxUploadRows = 100_000;
/** A row has a date, a number and a date, and possibly notes. A longer line would have very many cells. */
const maxLineLength = 1_000;
/** The first choice is the one that separates values less often. */
export const separators: Record<Separator, string> = { tab: '\t', semicolon: ';', comma: ',' };
/** Spreadsheets can begin a file with a line that states the separator. */
const separatorLine = /^\ufeff?"?sep=(.)"?\r?\n/i;

/** What a caller states about a file. */
interface TableOptions {
  separator?: Separator | undefined;
  maxRows: number;
}

/** Reads a file. Throws an UploadError for a file that is not CSV, is empty or too long. */
export function readTable(text: string, { separator: given, maxRows }: TableOptions): Table {
  assertLineLengths(text);
  const stated = separatorLine.exec(text)?.[1];
  const firstLine = stated === undefined ? 1 : 2;
  const separator = given ?? findStatedSeparator(stated) ?? findSeparator(text, firstLine);
  const [header, ...lines] = parseLines(text, { separator, firstLine, lastLine: maxRows + 2 });
  if (header === undefined || lines.length === 0) throw createFileError('has no rows below its header');
  if (lines.length > maxRows) throw createFileError(`has more than ${maxRows.toLocaleString('en')} rows, the maximum`);
  assertSameLengths(header, lines);
  return { separator, header: header.cells, lines };
}

function findStatedSeparator(character: string | undefined): Separator | undefined {
  return (Object.keys(separators) as Separator[]).find((name) => separators[name] === character);
}

/** Finds what separates most cells of the header, and as many of the first row. */
function findSeparator(text: string, firstLine: number): Separator {
  let found: Separator = 'comma';
  let maxCells = 1;
  for (const separator of Object.keys(separators) as Separator[]) {
    const [header, row] = parseFirstLines(text, { separator, firstLine, lastLine: 2 });
    const cells = header?.cells.length ?? 0;
    if (cells <= maxCells || (row !== undefined && row.cells.length !== cells)) continue;
    maxCells = cells;
    found = separator;
  }
  return found;
}

interface ParsedPart {
  separator: Separator;
  firstLine: number;
  /** The last record to parse. */
  lastLine: number;
}

/** Quotes can be wrong with one separator and right with another. */
function parseFirstLines(text: string, part: ParsedPart): Line[] {
  try {
    return parseLines(text, part);
  } catch {
    return [];
  }
}

function parseLines(text: string, { separator, firstLine, lastLine }: ParsedPart): Line[] {
  try {
    // With `info` the parser returns records that its types do not describe.
    const records = parse(text, {
      bom: true,
      delimiter: separators[separator],
      from_line: firstLine,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: lastLine,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ number: info.lines, cells: record }));
  } catch (failure) {
    if (failure instanceof CsvError) throw createFileError(`is not CSV: ${failure.message}`);
    throw failure;
  }
}

function assertLineLengths(text: string): void {
  for (let start = 0, number = 1; start < text.length; number++) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const length = text.charCodeAt(end - 1) === 13 ? end - 1 - start : end - start;
    if (length > maxLineLength) throw createFileError(`line ${number} has more than ${maxLineLength} characters`);
    start = end + 1;
  }
}

function assertSameLengths(header: Line, lines: readonly Line[]): void {
  const other = lines.find(({ cells }) => cells.length !== header.cells.length);
  if (other === undefined) return;
  throw createFileError(
    `line ${other.number} has ${formatCount(other.cells.length, 'cell')}, and line ${header.number}, which names the columns, has ${header.cells.length}`,
  );
}
