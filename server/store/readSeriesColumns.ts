import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { selectRows } from './rows.js';
import { createColumns, type SeriesColumns } from './seriesColumns.js';

/** A series in one state. `version` increases with every change to its vintages. */
export interface SeriesState {
  id: number;
  version: number;
}

interface ColumnRow {
  date: number;
  start: number;
  end: number;
  value: number | null;
  revision: number;
  version: number;
}

/** Maximum number of rows that one statement returns. */
const rowsPerSlice = 2_000;

const columnsSql = `select date, realtime_start as start, realtime_end as "end", value, revision,
    (select version from series where id = ?) as version
  from observations where series_id = ?`;
const orderSql = `order by date, realtime_start limit ${rowsPerSlice}`;

/**
 * Reads all values of a series in one state, in slices. Takes a turn before each further slice. Returns why it does not: there are
 * more rows than allowed, or the series has changed.
 */
export async function readSeriesColumns(
  db: Knex,
  { id, version }: SeriesState,
  maxRows: number,
): Promise<SeriesColumns | 'too_long' | 'changed'> {
  const slices: ColumnRow[][] = [];
  for (let length = 0; ; ) {
    const last = slices.at(-1)?.at(-1);
    const after = last === undefined ? '' : 'and (date, realtime_start) > (?, ?)';
    const bindings = [id, id, ...(last === undefined ? [] : [last.date, last.start])];
    const slice = await selectRows<ColumnRow>(db, `${columnsSql} ${after} ${orderSql}`, bindings);
    if (slice.some((row) => row.version !== version)) return 'changed';
    slices.push(slice);
    length += slice.length;
    if (length > maxRows) return 'too_long';
    if (slice.length < rowsPerSlice) return toColumns(slices, length);
    await takeTurn();
  }
}

function toColumns(slices: ColumnRow[][], length: number): SeriesColumns {
  const columns = createColumns(length);
  let index = 0;
  for (const slice of slices) {
    for (const { date, start, end, value, revision } of slice) {
      columns.dates[index] = date;
      columns.starts[index] = start;
      columns.ends[index] = end;
      columns.values[index] = value ?? Number.NaN;
      columns.revised[index] = revision > 0 ? 1 : 0;
      index++;
    }
  }
  return columns;
}
