import { findUsual } from '../../../server/imports/upload/findColumns.js';
import { type Formats, findFormats, type StatedFormats } from '../../../server/imports/upload/findFormats.js';
import { type Line, maxUploadRows, separators, type Table } from '../../../server/imports/upload/readTable.js';

/** A CSV file with a header row. */
export type CsvFile = Table;

/** The column of each field by its position; -1 if no column has it. */
export type Mapping = Record<'date' | 'value' | 'country' | 'unit' | 'vintage', number>;

/** The country and unit of all rows, if no column names them. */
export type Fixed = Record<'country' | 'unit', string>;

/** Rows of one country in the columns that the server reads. */
export interface Upload {
  country: string;
  unit: string;
  /** Which part of the rows it has, if they are several uploads; otherwise empty. */
  part: string;
  csv: string;
  /** The line of the file for each line of `csv`. */
  lines: number[];
}

/** Finds the formats of the whole file: one country or part of it may not show them. Throws an UploadError if the file does not show them either. */
export function findFileFormats({ lines, separator }: CsvFile, mapping: Mapping, stated: StatedFormats): Formats {
  const read = (column: number) =>
    column < 0 ? [] : lines.map((line) => ({ number: line.number, text: getCell(line, column) }));
  const cells = { dates: read(mapping.date), values: read(mapping.value), vintages: read(mapping.vintage) };
  return findFormats(cells, separator, stated);
}

/** Of an upload: the server accepts some more. */
const maxCharacters = 3_900_000;

const countryNames = /^(country|geo|ref_area|iso2?|country_code)$/i;
const unitNames = /^(unit|units)$/i;

/** Guesses the columns from their names; the first two columns are date and value otherwise. */
export function guessMapping(columns: string[]): Mapping {
  const find = (names: RegExp) => columns.findIndex((column) => names.test(column));
  const date = Math.max(findUsual(columns, 'date'), 0);
  const value = findUsual(columns, 'value');
  const mapping = {
    ...{ date, value, vintage: findUsual(columns, 'vintage') },
    ...{ country: find(countryNames), unit: find(unitNames) },
  };
  const taken = new Set(Object.values(mapping));
  return value >= 0 ? mapping : { ...mapping, value: columns.findIndex((_, column) => !taken.has(column)) };
}

/** Builds uploads for each country and unit of a file: several if it has more rows than the server accepts at once. */
export function buildUploads(file: CsvFile, mapping: Mapping, fixed: Fixed): Upload[] {
  const groups = new Map<string, { country: string; unit: string; rows: Line[] }>();
  for (const row of file.lines) {
    const [country, unit] = [getCell(row, mapping.country) || fixed.country, getCell(row, mapping.unit) || fixed.unit];
    const key = `${country}\n${unit}`;
    const group = groups.get(key) ?? { country, unit, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  return [...groups.values()].flatMap(({ country, unit, rows }) =>
    cutRows(file, mapping, rows).map((cut, index, { length }) => {
      return { country, unit, part: length === 1 ? '' : `part ${index + 1} of ${length}`, ...cut };
    }),
  );
}

/** The server reads the numbers and dates. */
function cutRows(file: CsvFile, mapping: Mapping, rows: readonly Line[]): Pick<Upload, 'csv' | 'lines'>[] {
  const hasVintages = mapping.vintage >= 0;
  const columns = [mapping.date, mapping.value, ...(hasVintages ? [mapping.vintage] : [])];
  const header = (hasVintages ? ['date', 'value', 'vintage'] : ['date', 'value']).join(separators[file.separator]);
  const ordered = hasVintages && rows.length > maxUploadRows ? sortByVintage(rows, mapping.vintage) : rows;
  const parts: Pick<Upload, 'csv' | 'lines'>[] = [];
  let texts: string[] = [];
  let lines: number[] = [];
  let length = 0;
  const endPart = () => {
    if (texts.length > 0) parts.push({ csv: [header, ...texts, ''].join('\n'), lines: [1, ...lines] });
    [texts, lines, length] = [[], [], 0];
  };
  for (const row of ordered) {
    const text = columns
      .map((column) => formatCell(getCell(row, column), separators[file.separator]))
      .join(separators[file.separator]);
    if (texts.length === maxUploadRows || length + text.length > maxCharacters) endPart();
    texts.push(text);
    lines.push(row.number);
    length += text.length + 1;
  }
  endPart();
  return parts;
}

/** The vintages of an upload must follow those of the one before. Throws an error with a message for the user. */
function sortByVintage(rows: readonly Line[], column: number): readonly Line[] {
  const other = rows.find((row) => !/^\d{4}-\d{2}-\d{2}$/.test(getCell(row, column)));
  if (other !== undefined)
    throw new Error(
      `The file has more than ${maxUploadRows.toLocaleString('en')} rows, so days of publication must be written as 2026-04-01. Line ${other.number} has '${getCell(other, column)}'.`,
    );
  return [...rows].sort((a, b) => (getCell(a, column) < getCell(b, column) ? -1 : 1));
}

function getCell({ cells }: Line, column: number): string {
  return cells[column] ?? '';
}

function formatCell(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Replaces the line numbers of a problem by those of the file. */
export function locateProblem(problem: string, lines: number[]): string {
  return problem.replace(/\bline (\d+)/g, (_, line) => `line ${lines[Number(line) - 1] ?? line}`);
}
