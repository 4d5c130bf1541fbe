import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { getLibraryMemory } from './libraryMemory.js';
import { type ColumnRange, type ColumnSlice, type ColumnView, selectIndexes } from './seriesColumns.js';
import type { SeriesState } from './seriesState.js';
import { iterateTable } from './tableSlices.js';

/** Maximum number of rows in a slice. */
const rowsPerSlice = 5_000;

/**
 * Reads the rows that a view selects, in slices, from memory or from the database. All are of one state of the series: throws
 * SeriesChangedError if it has changed. Takes a turn before each slice, except for the first one from memory.
 */
export async function* iterateColumnSlices(
  db: Knex,
  series: SeriesState,
  view: ColumnView,
  range: ColumnRange,
): AsyncGenerator<ColumnSlice> {
  const columns = await getLibraryMemory(db)?.getColumns(series);
  if (columns === undefined) return yield* iterateTable(db, series, view, range);
  const indexes = selectIndexes(columns, view, range);
  for (let first = 0; first < indexes.length; first += rowsPerSlice) {
    if (first > 0) await takeTurn();
    yield { columns, indexes: indexes.slice(first, first + rowsPerSlice) };
  }
}
