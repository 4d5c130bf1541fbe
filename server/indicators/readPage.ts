import type { Order } from '../store/dateWindow.js';
import { takeTurn } from '../takeTurn.js';
import { decodePosition, encodePosition } from './pagePosition.js';
import type { RowPosition } from './rowBlock.js';
import type { RowSelection } from './seriesRows.js';

/** Parameters of a page of the rows of several series. */
interface PageQuery {
  order?: Order;
  limit: number;
  cursor?: string;
}

/** Rows that can be put on a page. */
interface Block<Self> {
  readonly length: number;
  getPosition(index: number): RowPosition;
  /** Returns the first rows. */
  take(count: number): Self;
}

/** The rows of one series on a page. */
export interface PagePart<Rows> {
  /** Index of the series in the request. */
  index: number;
  blocks: Rows[];
}

export interface Page<Rows> {
  parts: PagePart<Rows>[];
  /** Number of rows. */
  count: number;
  /** Indexes of the series on this page that have no rows. */
  empty: number[];
  nextCursor: string | null;
}

/**
 * Reads one page of the rows of several series, one series after the other, and one row more, which tells whether
 * another page follows. Takes a turn before each further series. Does not read the series before the position of the cursor, nor
 * those after the page. `hasRealtimeStart`: whether a position needs the real-time start.
 */
export async function readPage<Rows extends Block<Rows>>(
  series: readonly { iterate(selection: RowSelection): AsyncIterable<Rows> }[],
  query: PageQuery,
  hasRealtimeStart = false,
): Promise<Page<Rows>> {
  const position = decodePosition(query, hasRealtimeStart);
  const { order = 'asc' } = query;
  const parts: PagePart<Rows>[] = [];
  const empty: number[] = [];
  const first = position?.index ?? 0;
  let remaining = query.limit + 1;
  for (let index = first; index < series.length && remaining > 0; index++) {
    if (index > first) await takeTurn();
    const after = index === position?.index ? { after: position.row } : {};
    const blocks: Rows[] = [];
    for await (const block of series[index]?.iterate({ order, limit: remaining, ...after }) ?? []) {
      if (block.length > 0) blocks.push(block);
      remaining -= block.length;
    }
    if (blocks.length > 0) parts.push({ index, blocks });
    else if (index !== position?.index) empty.push(index);
  }
  const count = Math.min(query.limit, query.limit + 1 - remaining);
  return { parts, count, empty, nextCursor: remaining > 0 ? null : cutLastRow(parts, query) };
}

/** Removes the row that belongs to the next page. Returns the cursor of the position before it. */
function cutLastRow<Rows extends Block<Rows>>(parts: PagePart<Rows>[], query: PageQuery): string {
  const blocks = parts.at(-1)?.blocks ?? [];
  const rest = blocks.pop();
  if (rest !== undefined && rest.length > 1) blocks.push(rest.take(rest.length - 1));
  if (blocks.length === 0) parts.pop();
  const last = parts.at(-1);
  const block = last?.blocks.at(-1);
  if (last === undefined || block === undefined) throw new Error('A page has at least one row.');
  return encodePosition({ index: last.index, row: block.getPosition(block.length - 1) }, query);
}
