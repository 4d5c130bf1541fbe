/** A CSV file with a header row. */
export interface CsvFile {
  columns: string[];
  rows: { cells: string[]; line: number }[];
  /** The character between the columns. */
  separator: string;
}

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

/** What the server accepts at once. */
const maxRows = 100_000;
const maxCharacters = 3_900_000;

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

/** Builds uploads for each country and unit of a file: several if it has more rows than the server accepts at once. */
export function buildUploads(file: CsvFile, mapping: Mapping, fixed: Fixed): Upload[] {
  const groups = new Map<string, { country: string; unit: string; rows: CsvFile['rows'] }>();
  for (const row of file.rows) {
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
function cutRows(file: CsvFile, mapping: Mapping, rows: CsvFile['rows']): Pick<Upload, 'csv' | 'lines'>[] {
  const hasVintages = mapping.vintage >= 0;
  const columns = [mapping.date, mapping.value, ...(hasVintages ? [mapping.vintage] : [])];
  const header = (hasVintages ? ['date', 'value', 'vintage'] : ['date', 'value']).join(file.separator);
  const ordered = hasVintages && rows.length > maxRows ? sortByVintage(rows, mapping.vintage) : rows;
  const parts: Pick<Upload, 'csv' | 'lines'>[] = [];
  let texts: string[] = [];
  let lines: number[] = [];
  let length = 0;
  const endPart = () => {
    if (texts.length > 0) parts.push({ csv: [header, ...texts, ''].join('\n'), lines: [1, ...lines] });
    [texts, lines, length] = [[], [], 0];
  };
  for (const row of ordered) {
    const text = columns.map((column) => formatCell(getCell(row, column), file.separator)).join(file.separator);
    if (texts.length === maxRows || length + text.length > maxCharacters) endPart();
    texts.push(text);
    lines.push(row.line);
    length += text.length + 1;
  }
  endPart();
  return parts;
}

/** The vintages of an upload must follow those of the one before. Throws an error with a message for the user. */
function sortByVintage(rows: CsvFile['rows'], column: number): CsvFile['rows'] {
  const other = rows.find((row) => !/^\d{4}-\d{2}-\d{2}$/.test(getCell(row, column)));
  if (other !== undefined)
    throw new Error(
      `The file has more than ${maxRows.toLocaleString('en')} rows, so days of publication must be written as 2026-04-01. Line ${other.line} has '${getCell(other, column)}'.`,
    );
  return [...rows].sort((a, b) => (getCell(a, column) < getCell(b, column) ? -1 : 1));
}

function getCell({ cells }: CsvFile['rows'][number], column: number): string {
  return cells[column] ?? '';
}

function formatCell(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Replaces the line numbers of a problem by those of the file. */
export function locateProblem(problem: string, lines: number[]): string {
  return problem.replace(/\bline (\d+)/g, (_, line) => `line ${lines[Number(line) - 1] ?? line}`);
}
