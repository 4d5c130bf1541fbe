import { takeTurn } from '../takeTurn.js';
import { formatDay, openEnd, parseDay } from './day.js';
import type { DateWindow, Order } from './observationSelect.js';
import { type ColumnRange, type ColumnView, type SeriesColumns, selectIndexes } from './seriesColumns.js';

/** Number of rows to convert in one iteration of the event loop. */
const rowsPerSlice = 2_000;

/** Converts the rows that a view selects, in slices. Takes a turn before each but the first. */
export async function* iterateColumns<Row>(
  columns: SeriesColumns,
  view: ColumnView,
  range: ColumnRange,
  convert: (index: number) => Row,
): AsyncGenerator<Row[]> {
  const indexes = selectIndexes(columns, view, range);
  for (let first = 0; first < indexes.length; first += rowsPerSlice) {
    if (first > 0) await takeTurn();
    yield indexes.slice(first, first + rowsPerSlice).map(convert);
  }
}

/** The row after which to continue. Only with all values of each date does it need the first day of the value. */
interface Position {
  date: string;
  realtimeStart?: string;
}

/** Converts the dates of a query, and of the row after which to continue. */
export function toColumnRange(
  { start, end, order, limit = Number.POSITIVE_INFINITY }: DateWindow & { order: Order },
  after: Position | undefined,
): ColumnRange {
  return {
    ...{ order, limit },
    start: parseOptional(start),
    end: parseOptional(end),
    after: after && { date: parseDay(after.date), start: parseOptional(after.realtimeStart) },
  };
}

function parseOptional(day: string | undefined): number | undefined {
  return day === undefined ? undefined : parseDay(day);
}

export function toObservation(columns: SeriesColumns, index: number) {
  return {
    date: formatDay(columns.dates[index] as number),
    value: getValue(columns, index),
    revised: columns.revised[index] === 1,
  };
}

export function toStoredRevision(columns: SeriesColumns, index: number) {
  const end = columns.ends[index] as number;
  return {
    date: formatDay(columns.dates[index] as number),
    realtimeStart: formatDay(columns.starts[index] as number),
    realtimeEnd: end === openEnd ? null : formatDay(end),
    value: getValue(columns, index),
    revised: columns.revised[index] === 1,
  };
}

function getValue({ values }: SeriesColumns, index: number): number | null {
  const value = values[index] as number;
  return Number.isNaN(value) ? null : value;
}
