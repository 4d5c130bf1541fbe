import type { Frequency } from '../../../server/series/frequency.js';

/** The pasted text and the chosen frequency. */
export interface PastedInput {
  text: string;
  /** Empty if not specified. */
  frequency: Frequency | '';
}

/** Pasted values. */
export interface PastedValues {
  values: (number | null)[];
  dates?: string[];
  frequency?: Frequency;
}

const maxValues = 100_000;

/** The values of a pasted text, or the reason why it cannot be parsed. */
export interface ParsedValues {
  source: PastedValues | null;
  /** Empty if nothing was pasted; null without a problem. */
  problem: string | null;
  /** The first line, if it is a heading. */
  heading: string | null;
}

/** Parses a text with one number, or one date and one number, per line. The first line may be a heading. */
export function parseValues({ text, frequency }: PastedInput): ParsedValues {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const nonEmptyLines = lines.filter(({ line }) => line !== '');
  const heading = isHeading(nonEmptyLines[0]?.line ?? '') ? truncate(nonEmptyLines.shift()?.line ?? '') : null;
  const rows = nonEmptyLines.map(({ line, number }) => ({ ...parseLine(line), line, number }));
  const fail = (problem: string) => ({ source: null, problem, heading: null });
  if (rows.length === 0) return fail(text.trim() === '' ? '' : 'The text contains no numbers.');
  if (rows.length > maxValues) return fail(`Too many values (${rows.length}). The maximum is ${maxValues}.`);
  const hasDates = rows[0]?.date !== undefined;
  const invalidRow = rows.find(({ value, date }) => value === undefined || (date !== undefined) !== hasDates);
  if (invalidRow !== undefined) {
    return fail(
      `Line ${invalidRow.number} is not ${hasDates ? 'a date and a number' : 'a number'}: ${truncate(invalidRow.line)}`,
    );
  }
  if (hasDates && frequency === '') return fail('Choose a frequency for values with dates.');
  const values = rows.map(({ value }) => value ?? null);
  const dates = hasDates ? rows.map(({ date }) => date ?? '') : undefined;
  return { source: { values, ...(dates && { dates }), ...(frequency && { frequency }) }, problem: null, heading };
}

function truncate(line: string): string {
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** Whether a line consists of column names: it starts with a letter and no cell is a number or missing. */
function isHeading(line: string): boolean {
  const cells = line.split(/[,;\t]/).map(unquote);
  return /^\p{L}/u.test(cells[0] ?? '') && cells.every((cell) => !isMissing(cell) && Number.isNaN(Number(cell || NaN)));
}

function isMissing(cell: string): boolean {
  return /^(|\.|-|#?n\/?a|nan|null)$/i.test(cell);
}

function unquote(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

/** Parses the date, if any, and the value of a line: null if the value is missing, undefined if it is invalid. */
function parseLine(line: string): { date?: string; value: number | null | undefined } {
  const cells = line.split(/\s*[,;\t]\s*|\s+/).map(unquote);
  const date = parseDate(cells[0] ?? '', cells.length > 1);
  const [text = '', ...rest] = date === undefined ? cells : cells.slice(1);
  if (rest.some((cell) => cell !== '')) return { ...(date && { date }), value: undefined };
  if (isMissing(text)) return { ...(date && { date }), value: null };
  const value = Number(text);
  return { ...(date && { date }), value: Number.isFinite(value) ? value : undefined };
}

/** Returns the first day of a period: 2020-03-01, 2020-03, 2020-Q2 or, followed by a value, 2020. */
function parseDate(cell: string, hasMore: boolean): string | undefined {
  const [, year, month, day, quarter] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?|-?Q([1-4]))?$/.exec(cell) ?? [];
  if (year === undefined || (!hasMore && month === undefined && quarter === undefined)) return undefined;
  if (quarter !== undefined) return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  return `${year}-${month ?? '01'}-${day ?? '01'}`;
}
