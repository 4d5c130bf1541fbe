import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { isPostgres } from './dialect.js';

/** Keeps a statement below about 10 ms on SQLite, which blocks the process, even if each row takes rows of other tables with it. */
export const rowsPerSlice = 200;

/**
 * Deletes the rows of a table with an `id` that a filter selects, in slices. Takes a turn before each slice, and begins none after
 * `isOver` returns true. On PostgreSQL, leaves out rows that another process is deleting. Returns how many it deleted.
 */
export async function deleteInSlices(
  db: Knex,
  table: string,
  filter: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
  isOver = () => false,
): Promise<number> {
  for (let total = 0; ; ) {
    await takeTurn();
    if (isOver()) return total;
    const slice = filter(db(table)).limit(rowsPerSlice).select('id');
    if (isPostgres(db)) slice.forUpdate().skipLocked();
    const deleted = await db(table).whereIn('id', slice).delete();
    total += deleted;
    if (deleted < rowsPerSlice) return total;
  }
}
