import { decodeCursor, encodeCursor } from './cursor.js';

type PageQuery = { limit: number; cursor?: string };

/** Returns the number of rows before the requested page. */
export function getOffset(query: PageQuery): number {
  return Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
}

/** Returns the cursor of the page that begins at `offset`; null at the end of the list. */
export function createCursorAt(offset: number, total: number, query: PageQuery): string | null {
  return offset < total ? encodeCursor([offset], query) : null;
}

/** Returns the cursor of the next page if `rows` has one row more than the page limit; otherwise null. */
export function createNextCursor(rows: unknown[], query: PageQuery): string | null {
  return rows.length > query.limit ? encodeCursor([getOffset(query) + query.limit], query) : null;
}
