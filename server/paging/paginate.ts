import { decodeCursor, encodeCursor } from './cursor.js';

/** Returns one page of a complete list, and the cursor of the next page (null on the last). */
export function paginate<Row>(
  rows: Row[],
  query: { limit: number; cursor?: string },
): { page: Row[]; nextCursor: string | null } {
  const start = Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
  const end = start + query.limit;
  return { page: rows.slice(start, end), nextCursor: end < rows.length ? encodeCursor([end], query) : null };
}
