import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { getPeriodStart, isCalendarDate } from '../series/periods.js';
import { takeTurn } from '../takeTurn.js';

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
/** A row has a date, a number and a date. */
const maxLineLength = 1_000;
/** Characters that are parsed before other requests have their turn. */
const sliceLength = 4_096;
const decimalPattern = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?$/i;

/** Reads `date,value` or `date,value,vintage`. Throws an UploadError with the first invalid lines, without reading on. */
export async function readUpload(text: string, frequency: Frequency): Promise<UploadRow[]> {
  const rows: UploadRow[] = [];
  const problems: string[] = [];
  const seenKeys = new Set<string>();
  let names: string[] | undefined;
  for await (const line of parseLines(text)) {
    if (names === undefined) names = readHeader(line);
    else rows.push(...readLine(names, line, frequency, problems).filter((row) => isNew(row, line, seenKeys, problems)));
    if (problems.length >= maxProblems) break;
    if (rows.length > maxRows) throw new UploadError([`has more than ${maxRows} rows, the maximum`]);
  }
  if (names === undefined) throw createHeaderError();
  if (problems.length > 0) throw new UploadError(problems);
  if (rows.length === 0) throw new UploadError(['has no rows']);
  return rows;
}

/** Parses a slice of the text in each iteration of the event loop. */
async function* parseLines(text: string): AsyncGenerator<Line> {
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, relax_column_count: true, trim: true });
  // The loop below receives any failure.
  pipeline(Readable.from(cutText(text)), parser, () => undefined);
  try {
    // With `info` the parser returns records that its types do not describe.
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { number: info.lines, cells: record };
    }
  } catch (failure) {
    if (failure instanceof CsvError) throw new UploadError([`is not CSV: ${failure.message}`]);
    throw failure;
  }
}

/** Yields the text in slices. Throws an UploadError for a very long line, from which the parser would build very many cells. */
async function* cutText(text: string): AsyncGenerator<string> {
  let lineStart = 0;
  let number = 1;
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = findSliceEnd(text, start);
    const slice = text.slice(start, end);
    for (const { 0: lineEnd, index } of slice.matchAll(/\r\n?|\n/g)) {
      assertLineLength(start + index - lineStart, number);
      lineStart = start + index + lineEnd.length;
      number++;
    }
    assertLineLength(end - lineStart, number);
    await takeTurn();
    yield slice;
  }
}

/** Returns where the slice that begins at `start` ends: not between the two characters of a line end. */
function findSliceEnd(text: string, start: number): number {
  const end = Math.min(start + sliceLength, text.length);
  return text.startsWith('\r\n', end - 1) ? end + 1 : end;
}

function assertLineLength(length: number, number: number): void {
  if (length > maxLineLength) throw new UploadError([`line ${number} has more than ${maxLineLength} characters`]);
}

/** Returns the names of the columns, in their order in the file. */
function readHeader({ cells }: Line): string[] {
  const names = cells.map((cell) => cell.toLowerCase());
  const columnNames = [...names].sort().join();
  if (columnNames !== 'date,value' && columnNames !== 'date,value,vintage') throw createHeaderError();
  return names;
}

function createHeaderError(): UploadError {
  return new UploadError(['line 1 must name the columns date and value, and optionally vintage']);
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

/** Whether a row is the first of its date and vintage. */
function isNew(
  { date, vintage = '' }: UploadRow,
  { number }: Line,
  seenKeys: Set<string>,
  problems: string[],
): boolean {
  const key = `${date} ${vintage}`;
  const isFirst = !seenKeys.has(key);
  if (!isFirst) problems.push(`line ${number} repeats the date ${date}`);
  seenKeys.add(key);
  return isFirst;
}

function excerpt(text: string): string {
  return text.slice(0, 30);
}
