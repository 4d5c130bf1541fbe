import { decodeCursor, encodeCursor } from './cursor.js';

type PageQuery = { limit: number; cursor?: string };

/** How many rows come before the page that is asked for. */
export function getOffset(query: PageQuery): number {
  return Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
}

/** The cursor of the page that begins at a place of a list so long; null where the list has ended. */
export function createCursorAt(offset: number, total: number, query: PageQuery): string | null {
  return offset < total ? encodeCursor([offset], query) : null;
}

/** The cursor of the next page, when one row more than the page holds was found; null on the last. */
export function createNextCursor(rows: unknown[], query: PageQuery): string | null {
  return rows.length > query.limit ? encodeCursor([getOffset(query) + query.limit], query) : null;
}
