import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { formatDay, parseDay } from './day.js';
import { selectJsonRows } from './jsonRows.js';
import type { StoredObservation } from './observations.js';
import { selectRows, toChunks } from './rows.js';

/** The dates of a series from `start` to `end`, as known on a day. */
export interface ObservationWindow {
  seriesId: number;
  asOf: string;
  start: string;
  end: string;
}

/** Number of windows that one statement reads. */
const windowsPerStatement = 100;

// The cross join lets SQLite start with the windows.
const buildSql = (windows: string) => `
  with w as materialized (${windows})
  select w."index", o.date, o.value, o.revision from w cross join observations o
  where o.series_id = w.series_id and o.date >= w.first_date and o.date <= w.last_date
    and o.realtime_start <= w.known_on and o.realtime_end >= w.known_on
  order by w."index", o.date desc`;

const columns = {
  '"index"': 'integer',
  series_id: 'integer',
  known_on: 'integer',
  first_date: 'integer',
  last_date: 'integer',
} as const;

interface WindowRow {
  index: number;
  date: number;
  value: number | null;
  revision: number;
}

/**
 * Reads windows of many series with few statements, each with the newest date first. Takes a turn before each statement. A
 * window should be short: all its rows are read.
 */
export async function readObservationWindows(db: Knex, windows: ObservationWindow[]): Promise<StoredObservation[][]> {
  const found: StoredObservation[][] = windows.map(() => []);
  for (const [number, chunk] of toChunks(windows, windowsPerStatement).entries()) {
    await takeTurn();
    const first = number * windowsPerStatement;
    const values = chunk.map(({ seriesId, asOf, start, end }, index) => {
      return [first + index, seriesId, parseDay(asOf), parseDay(start), parseDay(end)];
    });
    const rows = await selectRows<WindowRow>(db, buildSql(selectJsonRows(db, columns)), [JSON.stringify(values)]);
    for (const { index, date, value, revision } of rows)
      found[index]?.push({ date: formatDay(date), value, revised: revision > 0 });
  }
  return found;
}
