import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isCalendarDate } from '../../server/series/periods.js';
import { ExtractError } from './extractError.js';

/** One line of an extract. `value` is null for an empty cell. */
export interface ExtractRow {
  line: number;
  series: string;
  date: string;
  vintage: string;
  value: number | null;
}

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Returns the path of `<name>.csv` or `<name>.csv.gz`, whichever exists. */
function findPath(folder: string, name: string): string {
  const path = [`${name}.csv`, `${name}.csv.gz`].map((file) => join(folder, file)).find((file) => existsSync(file));
  if (path === undefined) throw new ExtractError(join(folder, `${name}.csv(.gz)`), 0, 'the file is missing');
  return path;
}

function readText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function parseDate(text: string | undefined, column: string, file: string, line: number): string {
  if (text === undefined || !isCalendarDate(text))
    throw new ExtractError(file, line, `${column} "${text}" is not a date`);
  return text;
}

function parseValue(text: string | undefined, file: string, line: number): number | null {
  if (text === '') return null;
  if (text === undefined || !NUMBER.test(text)) throw new ExtractError(file, line, `value "${text}" is not a number`);
  return Number(text);
}

/**
 * Reads all rows of an extract with the columns `series,date,value` or `series,date,vintage,value`.
 * Without a vintage column, every row gets `vintage`. Throws on a repeated (series, date, vintage).
 */
export function readExtractRows(folder: string, name: string, vintage?: string): ExtractRow[] {
  const file = findPath(folder, name);
  const [header, ...lines] = readText(file).trimEnd().split(/\r?\n/);
  const columns = vintage === undefined ? ['series', 'date', 'vintage', 'value'] : ['series', 'date', 'value'];
  if (header !== columns.join(',')) throw new ExtractError(file, 1, `header must be "${columns.join(',')}"`);
  const seen = new Set<string>();
  return lines.map((text, index) => {
    const row = parseRow(text, vintage, columns.length, file, index + 2);
    const identity = `${row.series} ${row.date} ${row.vintage}`;
    if (seen.has(identity)) throw new ExtractError(file, row.line, `${identity} appears twice`);
    seen.add(identity);
    return row;
  });
}

function parseRow(
  text: string,
  vintage: string | undefined,
  columnCount: number,
  file: string,
  line: number,
): ExtractRow {
  const cells = text.split(',');
  if (cells.length !== columnCount)
    throw new ExtractError(file, line, `${cells.length} cells, expected ${columnCount}`);
  const series = cells[0];
  if (!series) throw new ExtractError(file, line, 'the series id is empty');
  return {
    line,
    series,
    date: parseDate(cells[1], 'date', file, line),
    vintage: vintage ?? parseDate(cells[2], 'vintage', file, line),
    value: parseValue(cells.at(-1), file, line),
  };
}
