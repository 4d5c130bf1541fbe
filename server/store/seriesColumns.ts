import { findFirstIndex } from '../findFirstIndex.js';
import type { Order } from './dateWindow.js';
import { openEnd } from './day.js';

/**
 * All values that a series ever had, by date, then by the day from which each was known: one array for each column. All are views of
 * one buffer that holds nothing else.
 */
export interface SeriesColumns {
  readonly length: number;
  /** All columns, from which `viewColumns` creates the arrays. */
  readonly buffer: ArrayBuffer;
  /** Days since 1970-01-01. */
  readonly dates: Int32Array;
  /** The days from and to which the value was current, since 1970-01-01. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** NaN stands for null. */
  readonly values: Float64Array;
  /** 1 if the value has changed since its first release, other than by a rebase. */
  readonly revised: Uint8Array;
}

/** Which value of each date: the latest, the one known on a day, the first one, or all. */
export type ColumnView = 'latest' | 'first' | 'all' | { asOf: number };

/** Days from `start` to `end`, in an order, after a row, up to a number of rows. Only with the view `all` does `after` need the first day. */
export interface ColumnRange {
  start?: number | undefined;
  end?: number | undefined;
  order: Order;
  after?: { date: number; start?: number | undefined } | undefined;
  limit: number;
}

/** Some rows of a series: indexes into columns, in the order of a range. */
export interface ColumnSlice {
  columns: SeriesColumns;
  indexes: readonly number[];
}

export const bytesPerRow = 21;

/** Creates columns for a number of rows. */
export function createColumns(length: number): SeriesColumns {
  return viewColumns(new ArrayBuffer(length * bytesPerRow));
}

/** Returns the columns in a buffer, one column after another: the widest first, so that each starts at a multiple of its width. */
export function viewColumns(buffer: ArrayBuffer): SeriesColumns {
  const length = buffer.byteLength / bytesPerRow;
  return {
    length,
    buffer,
    values: new Float64Array(buffer, 0, length),
    dates: new Int32Array(buffer, 8 * length, length),
    starts: new Int32Array(buffer, 12 * length, length),
    ends: new Int32Array(buffer, 16 * length, length),
    revised: new Uint8Array(buffer, 20 * length, length),
  };
}

/** Returns the indexes of the rows that a view selects, in the order of the range. Takes time in proportion to the rows passed over. */
export function selectIndexes(columns: SeriesColumns, view: ColumnView, range: ColumnRange): number[] {
  const isVisible = createFilter(columns, view);
  const [first, last] = findBounds(columns, range);
  const indexes: number[] = [];
  const step = range.order === 'asc' ? 1 : -1;
  const end = range.order === 'asc' ? last + 1 : first - 1;
  for (let index = range.order === 'asc' ? first : last; index * step < end * step; index += step) {
    if (!isVisible(index)) continue;
    if (indexes.length >= range.limit) break;
    indexes.push(index);
  }
  return indexes;
}

function createFilter({ dates, starts, ends }: SeriesColumns, view: ColumnView): (index: number) => boolean {
  if (view === 'all') return () => true;
  if (view === 'latest') return (index) => ends[index] === openEnd;
  if (view === 'first') return (index) => index === 0 || dates[index] !== dates[index - 1];
  const { asOf } = view;
  return (index) => (starts[index] as number) <= asOf && (ends[index] as number) >= asOf;
}

/** Returns the indexes of the first and the last row in the range, of all views. */
function findBounds({ dates, starts, length }: SeriesColumns, { start, end, order, after }: ColumnRange) {
  let first = start === undefined ? 0 : findFirst(dates, start);
  let last = (end === undefined ? length : findFirst(dates, end + 1)) - 1;
  if (after === undefined) return [first, last] as const;
  const afterDate = findFirst(dates, after.date + 1);
  if (order === 'asc') {
    let next = afterDate;
    if (after.start !== undefined) while (next > 0 && isLater(next - 1, after.date, after.start)) next--;
    first = Math.max(first, next);
  } else {
    let previous = findFirst(dates, after.date) - 1;
    const { start: known } = after;
    if (known !== undefined) while (previous + 1 < afterDate && (starts[previous + 1] as number) < known) previous++;
    last = Math.min(last, previous);
  }
  return [first, last] as const;

  function isLater(index: number, date: number, known: number): boolean {
    return dates[index] === date && (starts[index] as number) > known;
  }
}

/** Returns the index of the first date that is not before a day. */
function findFirst(dates: Int32Array, day: number): number {
  return findFirstIndex(dates, (date) => date < day);
}
