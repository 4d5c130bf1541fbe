import type { Order } from '../store/observationSelect.js';
import { takeTurn } from '../takeTurn.js';
import { decodePosition, encodePosition } from './pagePosition.js';
import type { RowPosition, RowSelection } from './seriesRows.js';

/** Parameters of a page of the rows of several series. */
interface PageQuery {
  order?: Order;
  limit: number;
  cursor?: string;
}

/** The rows of one series on a page. */
export interface PagePart<Row> {
  /** Index of the series in the request. */
  index: number;
  rows: Row[];
}

export interface Page<Row> {
  parts: PagePart<Row>[];
  /** Indexes of the series on this page that have no rows. */
  empty: number[];
  nextCursor: string | null;
}

/** Returns the position of a row. */
type GetPosition<Row> = (row: Row) => RowPosition;

/**
 * Reads one page of the rows of several series, one series after the other, and one row more, which tells whether
 * another page follows. Takes a turn before each further series. Does not read the series before the position of the cursor, nor those after the page.
 * `hasRealtimeStart`: whether a position needs the real-time start.
 */
export async function readPage<Row>(
  series: readonly { iterate(selection: RowSelection): AsyncIterable<Row[]> }[],
  query: PageQuery,
  getPosition: GetPosition<Row>,
  hasRealtimeStart = false,
): Promise<Page<Row>> {
  const position = decodePosition(query, hasRealtimeStart);
  const { order = 'asc' } = query;
  const parts: PagePart<Row>[] = [];
  const empty: number[] = [];
  const first = position?.index ?? 0;
  let remaining = query.limit + 1;
  for (let index = first; index < series.length && remaining > 0; index++) {
    if (index > first) await takeTurn();
    const after = index === position?.index ? { after: position.row } : {};
    const rows: Row[] = [];
    for await (const block of series[index]?.iterate({ order, limit: remaining, ...after }) ?? [])
      for (const row of block) rows.push(row);
    remaining -= rows.length;
    if (rows.length > 0) parts.push({ index, rows });
    else if (index !== position?.index) empty.push(index);
  }
  return { parts, empty, nextCursor: remaining > 0 ? null : cutLastRow(parts, query, getPosition) };
}

/** Removes the row that belongs to the next page. Returns the cursor of the position before it. */
function cutLastRow<Row>(parts: PagePart<Row>[], query: PageQuery, getPosition: GetPosition<Row>): string {
  parts.at(-1)?.rows.pop();
  if (parts.at(-1)?.rows.length === 0) parts.pop();
  const last = parts.at(-1);
  const row = last?.rows.at(-1);
  if (last === undefined || row === undefined) throw new Error('A page has at least one row.');
  return encodePosition({ index: last.index, row: getPosition(row) }, query);
}
