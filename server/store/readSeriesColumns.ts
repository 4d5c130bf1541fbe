import type { Knex } from 'knex';
import { readPreparedColumns } from './preparedSeries.js';
import { createColumns, type SeriesColumns } from './seriesColumns.js';
import type { SeriesState } from './seriesState.js';
import { iterateTable } from './tableSlices.js';

/**
 * Reads all values of a series, which were prepared, or in slices. Takes a turn before each slice. Returns `too_long` if there are more rows
 * than allowed. Throws SeriesChangedError if the series has changed.
 */
export async function readSeriesColumns(
  db: Knex,
  series: SeriesState,
  maxRows: number,
): Promise<SeriesColumns | 'too_long'> {
  const prepared = await readPreparedColumns(db, series);
  if (prepared !== undefined) return prepared.length > maxRows ? 'too_long' : prepared;
  const slices: SeriesColumns[] = [];
  let length = 0;
  for await (const { columns } of iterateTable(db, series, 'all', { order: 'asc', limit: maxRows + 1 })) {
    slices.push(columns);
    length += columns.length;
  }
  return length > maxRows ? 'too_long' : joinColumns(slices, length);
}

function joinColumns(slices: SeriesColumns[], length: number): SeriesColumns {
  const joined = createColumns(length);
  let first = 0;
  for (const { dates, starts, ends, values, revised, length } of slices) {
    joined.dates.set(dates, first);
    joined.starts.set(starts, first);
    joined.ends.set(ends, first);
    joined.values.set(values, first);
    joined.revised.set(revised, first);
    first += length;
  }
  return joined;
}
