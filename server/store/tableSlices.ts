import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { ObservationSelect } from './observationSelect.js';
import type { ColumnRange, ColumnSlice, ColumnView } from './seriesColumns.js';
import type { SeriesState } from './seriesState.js';

/** Maximum number of rows that one statement returns. */
const rowsPerSlice = 5_000;
/** The indexes of a full slice. A copy of a part takes less time than a new list. */
const allIndexes = Array.from({ length: rowsPerSlice }, (_, index) => index);

/**
 * Reads rows from the database in slices. A query that passes over rows of the table that it does not return also ends a slice
 * after a number of passed rows. Takes a turn before each slice. Throws SeriesChangedError if the series has changed.
 */
export async function* iterateTable(
  db: Knex,
  series: SeriesState,
  view: ColumnView,
  range: ColumnRange,
): AsyncGenerator<ColumnSlice> {
  const isSparse = view !== 'latest' && view !== 'all';
  let { after } = range;
  for (let remaining = range.limit; remaining > 0; ) {
    await takeTurn();
    const select = new ObservationSelect(series, view, { ...range, after });
    const sliceEnd = isSparse ? await select.findSliceEnd(db) : undefined;
    const count = Math.min(remaining, rowsPerSlice);
    const columns = await select.upTo(sliceEnd).run(db, count);
    const { length, dates, starts } = columns;
    if (length > 0) yield { columns, indexes: allIndexes.slice(0, length) };
    remaining -= length;
    const isFull = length === count;
    if (!isFull && sliceEnd === undefined) return;
    if (isFull) after = { date: dates[length - 1] as number, start: starts[length - 1] };
    else if (sliceEnd !== undefined) after = { date: sliceEnd };
  }
}
