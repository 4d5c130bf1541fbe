import type { Schemas } from '../../schemas.js';
import { padTwoDigits } from '../../series/calendar.js';
import { isCalendarDate } from '../../series/periods.js';
import { type Cell, excerpt } from './cell.js';
import { UploadError } from './uploadError.js';

export type DateOrder = Schemas['UploadDateOrder'];

/** A column of dates, and whether a date can be in it. */
export interface DateColumn {
  cells: readonly Cell[];
  isPossible(date: string): boolean;
}

const time = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AP]M)?(Z|[-+]\d{2}:?\d{2})?$/i;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

const twoDigitYear = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$|^[a-z]{3,9}[-/ ]\d{2}$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

type Parts = (string | undefined)[];

/** The forms of dates, and the date that the parts of each state. The date may not exist. */
const forms: [pattern: RegExp, toDate: (parts: Parts, order: DateOrder | null) => string][] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, ([, year, , month, day]) => toDate(year, month, day)],
  [
    yearLast,
    ([, first, , second, year], order) => (order === 'mdy' ? toDate(year, first, second) : toDate(year, second, first)),
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([, year, month, day]) => toDate(year, month, day)],
  [/^(\d{4})$/, ([, year]) => toDate(year)],
  [/^(\d{4})(?:[-/.]|[-/.]?M)(\d{1,2})$/i, ([, year, month]) => toDate(year, month)],
  [/^(\d{1,2})[-/.](\d{4})$/, ([, month, year]) => toDate(year, month)],
  [/^(\d{4})[-/. ]?Q([1-4])$/i, ([, year, quarter]) => toDate(year, toFirstMonth(quarter))],
  [/^Q([1-4])[-/. ]?(\d{4})$/i, ([, quarter, year]) => toDate(year, toFirstMonth(quarter))],
  [new RegExp(`^${month}[-/ ]?(\\d{4})$`, 'i'), ([, name, year]) => toDate(year, toMonth(name))],
  [
    new RegExp(`^(\\d{1,2})[-/. ]?${month}[-/ ]?(\\d{4})$`, 'i'),
    ([, day, name, year]) => toDate(year, toMonth(name), day),
  ],
  [new RegExp(`^${month} (\\d{1,2}),? (\\d{4})$`, 'i'), ([, name, day, year]) => toDate(year, toMonth(name), day)],
];

/**
 * Finds whether day or month comes first in dates that end with the year, from those that are possible in one order only. With points, the
 * day is first. Returns null if no date depends on it. Throws an UploadError if both orders are possible and differ.
 */
export function findDateOrder(columns: readonly DateColumn[]): DateOrder | null {
  const dependent = columns.map(({ cells, isPossible }) => {
    return { cells: cells.filter(({ text }) => yearLast.test(removeTime(text))), isPossible };
  });
  const all = dependent.flatMap(({ cells }) => cells);
  if (all.length === 0) return null;
  if (all.every(({ text }) => text.includes('.'))) return 'dmy';
  const [dayFirst, monthFirst] = [scoreOrder(dependent, 'dmy'), scoreOrder(dependent, 'mdy')];
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy';
  const unclear = all.find(({ text }) => readDate(text, 'dmy') !== readDate(text, 'mdy'));
  if (unclear === undefined) return 'dmy';
  const problem = `is required, because '${excerpt(unclear.text)}' in line ${unclear.number} can begin with the day or the month. Send dmy or mdy`;
  throw new UploadError([{ field: 'dateOrder', problem }]);
}

/** Counts the dates that exist in an order, and once more those that are possible in their column. */
function scoreOrder(columns: readonly DateColumn[], order: DateOrder): number {
  let score = 0;
  for (const { cells, isPossible } of columns) {
    for (const { text } of cells) {
      const date = readDate(text, order);
      if (date !== undefined) score += isPossible(date) ? 2 : 1;
    }
  }
  return score;
}

/**
 * Reads a date, or the first day of a year, quarter or month. A time is ignored. Returns undefined for any other text and for dates that do not
 * exist.
 */
export function readDate(text: string, order: DateOrder | null): string | undefined {
  if (isCalendarDate(text)) return text;
  const day = removeTime(text);
  for (const [pattern, convert] of forms) {
    const parts = pattern.exec(day);
    if (parts === null) continue;
    const date = convert(parts, order);
    return isCalendarDate(date) ? date : undefined;
  }
  return undefined;
}

/** Says why a text is no date, after the text itself. */
export function describeInvalidDate(text: string): string {
  const shown = `'${excerpt(text)}'`;
  const day = removeTime(text);
  if (twoDigitYear.test(day)) return `${shown}, whose year has two digits; use four`;
  const isWritten = forms.some(([pattern]) => pattern.test(day));
  return isWritten ? `${shown}, which does not exist` : `${shown}, which cannot be read; use YYYY-MM-DD`;
}

function removeTime(text: string): string {
  return text.replace(time, '');
}

function toDate(year = '', month = '1', day = '1'): string {
  return `${year}-${padTwoDigits(Number(month))}-${padTwoDigits(Number(day))}`;
}

function toFirstMonth(quarter = ''): string {
  return String(3 * Number(quarter) - 2);
}

function toMonth(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}
