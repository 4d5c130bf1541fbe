import type { DateWindow, Order } from './dateWindow.js';
import { formatDay, openEnd, parseDay } from './day.js';
import type { ColumnRange, SeriesColumns } from './seriesColumns.js';

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
