import { makeCursor, readCursor } from './cursor.js';

type PageQuery = { limit: number; cursor?: string };

/** How many rows come before the page that is asked for. */
export function offsetOf(query: PageQuery): number {
  return Number(readCursor(query.cursor, query)?.[0] ?? 0);
}

/** The cursor of the page that begins at a place of a list so long; null where the list has ended. */
export function cursorAt(place: number, total: number, query: PageQuery): string | null {
  return place < total ? makeCursor([place], query) : null;
}

/** The cursor of the next page, when one row more than the page holds was found; null on the last. */
export function cursorAfter(found: unknown[], query: PageQuery): string | null {
  return found.length > query.limit ? makeCursor([offsetOf(query) + query.limit], query) : null;
}
