import { createInvalidCursorError, decodeCursor, encodeCursor } from '../paging/cursor.js';
import { isCalendarDate } from '../series/periods.js';
import type { RowPosition } from './rowBlock.js';

/** Where a page ended: the series, by its index in the request, and the last row returned. */
export interface PagePosition {
  index: number;
  row: RowPosition;
}

/** Encodes the position as numbers: the index, then each day as YYYYMMDD. */
export function encodePosition({ index, row }: PagePosition, query: object): string {
  const days = [row.date, ...(row.realtimeStart === undefined ? [] : [row.realtimeStart])];
  return encodeCursor([index, ...days.map((day) => Number(day.replaceAll('-', '')))], query);
}

/** Returns the position of a cursor. Throws `invalid_request` unless it has the form that this query encodes. */
export function decodePosition(query: { cursor?: string }, hasRealtimeStart: boolean): PagePosition | undefined {
  const position = decodeCursor(query.cursor, query);
  if (position === undefined) return undefined;
  if (position.length !== (hasRealtimeStart ? 3 : 2)) throw createInvalidCursorError();
  const [index, date, realtimeStart] = position as number[];
  return {
    index: index ?? 0,
    row: { date: parseDay(date), ...(hasRealtimeStart && { realtimeStart: parseDay(realtimeStart) }) },
  };
}

function parseDay(number = 0): string {
  const digits = String(number).padStart(8, '0');
  const day = `${digits.slice(0, -4)}-${digits.slice(-4, -2)}-${digits.slice(-2)}`;
  if (!isCalendarDate(day)) throw createInvalidCursorError();
  return day;
}
