import type { Frequency } from '../../../server/series/frequency.js';

/** What was pasted, as it was. */
export interface Pasted {
  text: string;
  /** Empty where it was not said. */
  frequency: Frequency | '';
}

/** Values that were pasted in. */
export interface OwnValues {
  values: (number | null)[];
  dates?: string[];
  frequency?: Frequency;
}

const mostValues = 100_000;

/** What a text holds: values, or what is wrong with it. */
export interface ReadValues {
  source: OwnValues | null;
  /** Empty where nothing was pasted. */
  problem: string | null;
  /** The first line, where it was taken as a heading. */
  heading: string | null;
}

/** The values of a text with a number, or a date and a number, a line; the first line may be a heading. */
export function readValues({ text, frequency }: Pasted): ReadValues {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const filled = lines.filter(({ line }) => line !== '');
  const heading = isHeading(filled[0]?.line ?? '') ? shortened(filled.shift()?.line ?? '') : null;
  const rows = filled.map(({ line, number }) => ({ ...cellsOf(line), line, number }));
  const refuse = (problem: string) => ({ source: null, problem, heading: null });
  if (rows.length === 0) return refuse(text.trim() === '' ? '' : 'There is no number in it.');
  if (rows.length > mostValues) return refuse(`These are ${rows.length} values; at most ${mostValues} can be tested.`);
  const dated = rows[0]?.date !== undefined;
  const odd = rows.find(({ value, date }) => value === undefined || (date !== undefined) !== dated);
  if (odd !== undefined) {
    return refuse(`Line ${odd.number} is not ${dated ? 'a date and a number' : 'a number'}: ${shortened(odd.line)}`);
  }
  if (dated && frequency === '') return refuse('Values with dates need a frequency.');
  const values = rows.map(({ value }) => value ?? null);
  const dates = dated ? rows.map(({ date }) => date ?? '') : undefined;
  return { source: { values, ...(dates && { dates }), ...(frequency && { frequency }) }, problem: null, heading };
}

function shortened(line: string): string {
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** Names of columns: words, and no number among them. */
function isHeading(line: string): boolean {
  const cells = line.split(/[,;\t]/).map(unquoted);
  return /^\p{L}/u.test(cells[0] ?? '') && cells.every((cell) => !isMissing(cell) && Number.isNaN(Number(cell || NaN)));
}

function isMissing(cell: string): boolean {
  return /^(|\.|-|#?n\/?a|nan|null)$/i.test(cell);
}

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

/** A line's date, where it has one, and its value: null where it is missing, undefined where it is none. */
function cellsOf(line: string): { date?: string; value: number | null | undefined } {
  const cells = line.split(/\s*[,;\t]\s*|\s+/).map(unquoted);
  const date = dateOf(cells[0] ?? '', cells.length > 1);
  const [text = '', ...rest] = date === undefined ? cells : cells.slice(1);
  if (rest.some((cell) => cell !== '')) return { ...(date && { date }), value: undefined };
  if (isMissing(text)) return { ...(date && { date }), value: null };
  const value = Number(text);
  return { ...(date && { date }), value: Number.isFinite(value) ? value : undefined };
}

/** 2020-03-01, 2020-03, 2020-Q2 and, before a value, 2020: the first day of the period. */
function dateOf(cell: string, hasMore: boolean): string | undefined {
  const [, year, month, day, quarter] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?|-?Q([1-4]))?$/.exec(cell) ?? [];
  if (year === undefined || (!hasMore && month === undefined && quarter === undefined)) return undefined;
  if (quarter !== undefined) return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  return `${year}-${month ?? '01'}-${day ?? '01'}`;
}
