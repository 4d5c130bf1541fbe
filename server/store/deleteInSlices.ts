import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';

/** Keeps a statement below some 10 ms on SQLite, which holds the process meanwhile, also if other tables have rows of each row. */
export const rowsPerSlice = 200;

/**
 * Deletes the rows of a table with an `id` that a filter selects, in slices. Takes a turn before each slice, and begins none after `closing`
 * is aborted. Returns how many.
 */
export async function deleteInSlices(
  db: Knex,
  table: string,
  filter: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
  closing?: AbortSignal,
): Promise<number> {
  for (let total = 0; ; ) {
    await takeTurn();
    if (closing?.aborted) return total;
    const slice = filter(db(table)).limit(rowsPerSlice).select('id');
    const deleted = await db(table).whereIn('id', slice).delete();
    total += deleted;
    if (deleted < rowsPerSlice) return total;
  }
}
