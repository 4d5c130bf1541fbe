import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { selectRows } from './rows.js';

/** Number of series ids in a slice. */
const idsPerSlice = 1_000;

/**
 * Runs a statement about series in slices of their ids, and returns all rows. The statement restricts `s.id` with
 * `between ? and ?`, its last bindings. Takes a turn before each slice.
 */
export async function selectBySeriesSlices<Row>(db: Knex, sql: string, bindings: Knex.RawBinding[]): Promise<Row[]> {
  const [range] = await selectRows<{ first: number | null; last: number | null }>(
    db,
    'select min(id) as first, max(id) as last from series',
    [],
  );
  const all: Row[] = [];
  if (range?.first == null || range.last === null) return all;
  for (let first = range.first; first <= range.last; first += idsPerSlice) {
    await takeTurn();
    const rows = await selectRows<Row>(db, sql, [...bindings, first, first + idsPerSlice - 1]);
    for (const row of rows) all.push(row);
  }
  return all;
}
