import type { Frequency } from '../../../server/series/frequency.js';

/** What was pasted, as it was. */
export interface PastedInput {
  text: string;
  /** Empty where it was not said. */
  frequency: Frequency | '';
}

/** Values that were pasted in. */
export interface PastedValues {
  values: (number | null)[];
  dates?: string[];
  frequency?: Frequency;
}

const maxValues = 100_000;

/** What a text holds: values, or what is wrong with it. */
export interface ParsedValues {
  source: PastedValues | null;
  /** Empty where nothing was pasted. */
  problem: string | null;
  /** The first line, where it was taken as a heading. */
  heading: string | null;
}

/** The values of a text with a number, or a date and a number, a line; the first line may be a heading. */
export function parseValues({ text, frequency }: PastedInput): ParsedValues {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const nonEmptyLines = lines.filter(({ line }) => line !== '');
  const heading = isHeading(nonEmptyLines[0]?.line ?? '') ? truncate(nonEmptyLines.shift()?.line ?? '') : null;
  const rows = nonEmptyLines.map(({ line, number }) => ({ ...parseLine(line), line, number }));
  const fail = (problem: string) => ({ source: null, problem, heading: null });
  if (rows.length === 0) return fail(text.trim() === '' ? '' : 'There is no number in it.');
  if (rows.length > maxValues) return fail(`These are ${rows.length} values; at most ${maxValues} can be tested.`);
  const hasDates = rows[0]?.date !== undefined;
  const invalidRow = rows.find(({ value, date }) => value === undefined || (date !== undefined) !== hasDates);
  if (invalidRow !== undefined) {
    return fail(
      `Line ${invalidRow.number} is not ${hasDates ? 'a date and a number' : 'a number'}: ${truncate(invalidRow.line)}`,
    );
  }
  if (hasDates && frequency === '') return fail('Values with dates need a frequency.');
  const values = rows.map(({ value }) => value ?? null);
  const dates = hasDates ? rows.map(({ date }) => date ?? '') : undefined;
  return { source: { values, ...(dates && { dates }), ...(frequency && { frequency }) }, problem: null, heading };
}

function truncate(line: string): string {
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** Names of columns: words, and no number among them. */
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

/** A line's date, where it has one, and its value: null where it is missing, undefined where it is none. */
function parseLine(line: string): { date?: string; value: number | null | undefined } {
  const cells = line.split(/\s*[,;\t]\s*|\s+/).map(unquote);
  const date = parseDate(cells[0] ?? '', cells.length > 1);
  const [text = '', ...rest] = date === undefined ? cells : cells.slice(1);
  if (rest.some((cell) => cell !== '')) return { ...(date && { date }), value: undefined };
  if (isMissing(text)) return { ...(date && { date }), value: null };
  const value = Number(text);
  return { ...(date && { date }), value: Number.isFinite(value) ? value : undefined };
}

/** 2020-03-01, 2020-03, 2020-Q2 and, before a value, 2020: the first day of the period. */
function parseDate(cell: string, hasMore: boolean): string | undefined {
  const [, year, month, day, quarter] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?|-?Q([1-4]))?$/.exec(cell) ?? [];
  if (year === undefined || (!hasMore && month === undefined && quarter === undefined)) return undefined;
  if (quarter !== undefined) return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  return `${year}-${month ?? '01'}-${day ?? '01'}`;
}
