import type { Schemas } from '../../schemas.js';
import { type Cell, excerpt } from './cell.js';
import type { Separator } from './readTable.js';
import { createFileError, UploadError } from './uploadError.js';

export type Decimal = Schemas['UploadDecimal'];

const missing = new Set(['', '.', '..', '...', '-', '–', '—', ':', 'na', 'n/a', '#n/a', 'nan', 'null', 'none']);
const marks: Record<Decimal, string> = { point: '.', comma: ',' };
const patterns: Record<Decimal, RegExp> = {
  point: /^[-+]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?(e[-+]?\d{1,3})?$/i,
  comma: /^[-+]?(\d{1,3}(\.\d{3})+|\d+)?(,\d*)?(e[-+]?\d{1,3})?$/i,
};
/** Spaces and apostrophes between groups of three digits. */
const groupMarks = /(?<=\d)[ '’\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;

/**
 * Finds the decimal mark of numbers: from numbers with both marks, with a repeated mark, or with other than three digits after it. Throws an
 * UploadError if numbers contradict each other, or if there is a number such as 1,234 and no other shows what it means. 1.234 has a decimal point,
 * except in files with semicolons, which separate columns where commas are in numbers.
 */
export function findDecimal(cells: readonly Cell[], separator: Separator): Decimal {
  const usual = separator === 'semicolon' ? undefined : 'point';
  const found: Partial<Record<Decimal, Cell>> = {};
  let unclear: Cell | undefined;
  for (const cell of cells) {
    if (!/[.,]/.test(cell.text) || missing.has(cell.text)) continue;
    const decimal = findDecimalOf(cell.text);
    if (decimal !== undefined && readNumber(cell.text, decimal) === undefined) continue;
    if (decimal !== undefined) found[decimal] ??= cell;
    else if (usual === undefined || !cell.text.includes(marks[usual])) unclear ??= cell;
  }
  const { point, comma } = found;
  if (point !== undefined && comma !== undefined)
    throw createFileError(
      `line ${comma.number} has the number '${excerpt(comma.text)}' with a decimal comma, and line ${point.number} has '${excerpt(point.text)}' with a decimal point. Use one of them`,
    );
  if (point !== undefined) return 'point';
  if (comma !== undefined) return 'comma';
  if (unclear === undefined) return 'point';
  const [asPoint, asComma] = [readNumber(unclear.text, 'point'), readNumber(unclear.text, 'comma')];
  const problem = `is required, because '${excerpt(unclear.text)}' in line ${unclear.number} can be ${asPoint} or ${asComma}. Send point or comma`;
  throw new UploadError([{ field: 'decimal', problem }]);
}

/** Returns the decimal mark that a number shows; undefined for one such as 1,234. */
function findDecimalOf(text: string): Decimal | undefined {
  const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? 'point' : 'comma';
  const other = last === 'point' ? 'comma' : 'point';
  if (text.includes(marks[other])) return last;
  const [whole = '', ...parts] = text.replace(/^[-+\u2212]/, '').split(marks[last]);
  if (parts.length > 1) return other;
  return /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(parts[0] ?? '') ? undefined : last;
}

/** Reads a number: null for a missing one, undefined for a text that is none. */
export function readNumber(text: string, decimal: Decimal): number | null | undefined {
  if (missing.has(text.toLowerCase())) return null;
  const plain = text.replace(groupMarks, '').replace(/^\u2212/, '-');
  if (!/\d/.test(plain) || !patterns[decimal].test(plain)) return undefined;
  const [thousands, mark] = decimal === 'point' ? [',', '.'] : ['.', ','];
  const number = Number(plain.replaceAll(thousands, '').replace(mark, '.'));
  return Number.isFinite(number) ? number : undefined;
}
