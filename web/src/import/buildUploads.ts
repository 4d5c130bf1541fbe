import { toCsv } from '../parts/csv.js';

/** A CSV file with a header row. */
export interface CsvFile {
  name: string;
  columns: string[];
  rows: { cells: string[]; line: number }[];
  /** Whether numbers have a decimal comma, as in files whose columns are separated by semicolons. */
  hasDecimalComma: boolean;
}

/** The column of each field by its position; -1 if no column has it. */
export type Mapping = Record<'date' | 'value' | 'country' | 'unit' | 'vintage', number>;

/** The rows of one country in the columns that the server reads. */
export interface Upload {
  country: string;
  unit: string;
  csv: string;
  /** The line of the file for each line of `csv`. */
  lines: number[];
}

const names: Record<keyof Mapping, RegExp> = {
  date: /^(date|period|time|month|quarter|year|observation_date|time_period)$/i,
  value: /^(value|obs_value|observation|amount)$/i,
  country: /^(country|geo|ref_area|iso2?|country_code)$/i,
  unit: /^(unit|units)$/i,
  vintage: /^(vintage|realtime_start|published)$/i,
};

/** Guesses the columns from their names; the first two columns are date and value otherwise. */
export function guessMapping(columns: string[]): Mapping {
  const find = (field: keyof Mapping) => columns.findIndex((column) => names[field].test(column));
  const date = Math.max(find('date'), 0);
  const value = find('value');
  const mapping = { date, value, country: find('country'), unit: find('unit'), vintage: find('vintage') };
  const taken = new Set(Object.values(mapping));
  return value >= 0 ? mapping : { ...mapping, value: columns.findIndex((_, column) => !taken.has(column)) };
}

/** Builds an upload for each country and unit of a file; `fixed` has those of all rows if no column names them. */
export function buildUploads(file: CsvFile, mapping: Mapping, fixed: { country: string; unit: string }): Upload[] {
  const groups = new Map<string, { country: string; unit: string; rows: CsvFile['rows'] }>();
  for (const row of file.rows) {
    const [country, unit] = [getCell(row, mapping.country) || fixed.country, getCell(row, mapping.unit) || fixed.unit];
    const key = `${country}\n${unit}`;
    const group = groups.get(key) ?? { country, unit, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  return [...groups.values()].map(({ country, unit, rows }) => ({
    country,
    unit,
    csv: toCsv([buildHeader(mapping), ...rows.map((row) => buildRow(row, mapping, file.hasDecimalComma))]),
    lines: [1, ...rows.map(({ line }) => line)],
  }));
}

function buildHeader({ vintage }: Mapping): string[] {
  return vintage < 0 ? ['date', 'value'] : ['date', 'value', 'vintage'];
}

function buildRow(row: CsvFile['rows'][number], { date, value, vintage }: Mapping, hasDecimalComma: boolean) {
  const cells = [toPeriodStart(getCell(row, date)), toNumber(getCell(row, value), hasDecimalComma)];
  return vintage < 0 ? cells : [...cells, getCell(row, vintage)];
}

function getCell({ cells }: CsvFile['rows'][number], column: number): string {
  return cells[column] ?? '';
}

/** Returns a number, or the text for the server to reject. */
function toNumber(text: string, hasDecimalComma: boolean): number | string {
  const number = hasDecimalComma ? text.replace(/^([-+]?\d+),(\d+)$/, '$1.$2') : text;
  return number !== '' && Number.isFinite(Number(number)) ? Number(number) : text;
}

/** Converts a year, a quarter or a month to its first day: 2026-Q2 becomes 2026-04-01. */
export function toPeriodStart(text: string): string {
  const [, year, quarter] = /^(\d{4})-?Q([1-4])$/i.exec(text) ?? [];
  if (quarter !== undefined) return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  if (/^\d{4}$/.test(text)) return `${text}-01-01`;
  return /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
}

/** Replaces the line number of a problem by that of the file. */
export function locateProblem(problem: string, lines: number[]): string {
  return problem.replace(/^line (\d+)/, (_, line) => `line ${lines[Number(line) - 1] ?? line}`);
}
