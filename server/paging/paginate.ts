import { decodeCursor, encodeCursor } from './cursor.js';

/** How large a page may become, if its rows differ in size. */
interface PageSize<Row> {
  max: number;
  measure(row: Row): number;
}

/**
 * Returns one page of a complete list, and the cursor of the next page (null on the last). A page ends before the row with which it
 * would exceed the maximum size, but has at least one row.
 */
export function paginate<Row>(
  rows: Row[],
  query: { limit: number; cursor?: string },
  size?: PageSize<Row>,
): { page: Row[]; nextCursor: string | null } {
  const start = Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
  const limit = size === undefined ? query.limit : countFitting(rows.slice(start, start + query.limit), size);
  const end = start + limit;
  return { page: rows.slice(start, end), nextCursor: end < rows.length ? encodeCursor([end], query) : null };
}

function countFitting<Row>(rows: Row[], { max, measure }: PageSize<Row>): number {
  let total = 0;
  const count = rows.findIndex((row) => {
    total += measure(row);
    return total > max;
  });
  return count === -1 ? rows.length : Math.max(1, count);
}
