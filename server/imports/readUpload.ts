import { CsvError, parse } from 'csv-parse/sync';
import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { getPeriodStart, isCalendarDate } from '../series/periods.js';

/** A row of an uploaded file; `vintage` is the day the value was published, if the file has that column. */
export interface UploadRow extends Observation {
  vintage: string | undefined;
}

/** An invalid file; each problem names its line. */
export class UploadError extends Error {
  override name = 'UploadError';
  constructor(readonly problems: string[]) {
    super(problems.join('; '));
  }
}

interface Line {
  number: number;
  cells: string[];
}

const maxRows = 100_000;
const maxProblems = 10;
const decimalPattern = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?$/i;

/** Reads `date,value` or `date,value,vintage`. Throws an UploadError with the first invalid lines. */
export function readUpload(text: string, frequency: Frequency): UploadRow[] {
  const [header, ...lines] = parseLines(text);
  const names = (header?.cells ?? []).map((cell) => cell.toLowerCase());
  const columnNames = [...names].sort().join();
  if (columnNames !== 'date,value' && columnNames !== 'date,value,vintage') {
    throw new UploadError(['line 1 must name the columns date and value, and optionally vintage']);
  }
  if (lines.length > maxRows) throw new UploadError([`has ${lines.length} rows; the maximum is ${maxRows}`]);
  const problems: string[] = [];
  const rows = lines.flatMap((line) => readLine(names, line, frequency, problems));
  reportDuplicates(rows, lines, problems);
  if (problems.length > 0) throw new UploadError(problems.slice(0, maxProblems));
  if (rows.length === 0) throw new UploadError(['has no rows']);
  return rows;
}

function parseLines(text: string): Line[] {
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    });
    // With `info` the parser returns records that its types do not describe.
    const recordsWithInfo = records as { record: string[]; info: { lines: number } }[];
    return recordsWithInfo.map(({ record, info }) => ({ number: info.lines, cells: record }));
  } catch (failure) {
    if (failure instanceof CsvError) throw new UploadError([`is not CSV: ${failure.message}`]);
    throw failure;
  }
}

function readLine(names: string[], { number, cells }: Line, frequency: Frequency, problems: string[]): UploadRow[] {
  const addProblem = (problem: string) => {
    problems.push(`line ${number} ${problem}`);
    return [];
  };
  const cell = (name: string) => cells[names.indexOf(name)] ?? '';
  if (cells.length !== names.length) return addProblem(`has ${cells.length} cells; the header has ${names.length}`);
  const [date, value, vintage] = [cell('date'), cell('value'), names.includes('vintage') ? cell('vintage') : undefined];
  if (!isCalendarDate(date)) return addProblem(`has the invalid date '${excerpt(date)}'; use YYYY-MM-DD`);
  if (getPeriodStart(date, frequency) !== date)
    return addProblem(`has the date ${date}, which is not the first day of a period (${frequency})`);
  if (value !== '' && !(decimalPattern.test(value) && Number.isFinite(Number(value)))) {
    return addProblem(`has the value '${excerpt(value)}', which is not a number`);
  }
  if (vintage !== undefined && !isCalendarDate(vintage)) {
    return addProblem(`has the invalid vintage '${excerpt(vintage)}'; use YYYY-MM-DD`);
  }
  return [{ date, value: value === '' ? null : Number(value), vintage }];
}

function reportDuplicates(rows: UploadRow[], lines: Line[], problems: string[]): void {
  if (rows.length < lines.length) return;
  const seenKeys = new Set<string>();
  for (const [index, { date, vintage = '' }] of rows.entries()) {
    const key = `${date} ${vintage}`;
    if (seenKeys.has(key)) problems.push(`line ${lines[index]?.number} repeats the date ${date}`);
    seenKeys.add(key);
  }
}

function excerpt(text: string): string {
  return text.slice(0, 30);
}
