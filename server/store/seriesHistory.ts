import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { type BulkTable, writeRows } from './bulkWrites.js';
import { minDay, openEnd, parseDay } from './day.js';
import type { HistoryRow, IntervalRow } from './historyDifference.js';
import { listInSlices, selectRows } from './rows.js';

/** The table of values. */
export const observationTable: BulkTable = {
  name: 'observations',
  columns: {
    series_id: 'integer',
    date: 'integer',
    realtime_start: 'integer',
    realtime_end: 'integer',
    value: 'double precision',
    revision: 'integer',
  },
  key: ['series_id', 'date', 'realtime_start'],
};

/** Maximum number of rows that one statement returns. */
const rowsPerSlice = 2_000;

/** Reads all values a series ever had, by date and the day from which each was known. Takes a turn between slices. */
export async function readHistoryRows(db: Knex, seriesId: number): Promise<HistoryRow[]> {
  const all: HistoryRow[] = [];
  for (let last: HistoryRow | undefined; ; last = all.at(-1)) {
    const rows = await selectRows<HistoryRow>(
      db,
      `select date, realtime_start, value, revision from observations
       where series_id = ? ${last ? 'and (date, realtime_start) > (?, ?)' : ''}
       order by date, realtime_start limit ${rowsPerSlice}`,
      [seriesId, ...(last ? [last.date, last.realtime_start] : [])],
    );
    for (const row of rows) all.push(row);
    if (rows.length < rowsPerSlice) return all;
    await takeTurn();
  }
}

/**
 * Reads the rows that are current in the latest vintage, which is of `latest`, or were until then, by date and the day from which each was
 * known. Takes a turn between slices.
 */
export async function readLatestRows(db: Knex, seriesId: number, latest: string): Promise<HistoryRow[]> {
  const [current, replaced] = [
    await readByDate(db, currentRowsSql, [seriesId]),
    await readByDate(db, replacedRowsSql, [seriesId, parseDay(latest)]),
  ];
  return [...current, ...replaced].sort((a, b) => a.date - b.date || a.realtime_start - b.realtime_start);
}

/** Reads the rows of a statement with at most one for each date. */
async function readByDate(db: Knex, sql: string, bindings: number[]): Promise<HistoryRow[]> {
  return listInSlices((last, limit) => selectRows<HistoryRow>(db, sql, [...bindings, last?.date ?? minDay, limit]));
}

const currentRowsSql = `select date, realtime_start, value, revision from observations
  where series_id = ? and realtime_end = ${openEnd} and date > ? order by date limit ?`;

/** A row is replaced by the next one on the day after its last. */
const replacedRowsSql = `select p.date, p.realtime_start, p.value, p.revision
  from observations o join observations p
    on p.series_id = o.series_id and p.date = o.date and p.realtime_end = o.realtime_start - 1
  where o.series_id = ? and o.realtime_start = ? and o.date > ? order by o.date limit ?`;

/** Removes rows with these dates and first days. */
export async function removeHistoryRows(
  trx: Knex.Transaction,
  seriesId: number,
  keys: [number, number][],
): Promise<void> {
  // Without the casts, PostgreSQL treats a list of parameters as text.
  const list = keys.map(() => '(cast(? as integer), cast(? as integer))').join(', ');
  await trx.raw(`delete from observations where series_id = ? and (date, realtime_start) in (values ${list})`, [
    seriesId,
    ...keys.flat(),
  ]);
}

/** Inserts rows, or updates those with the same date and first day. */
export async function writeHistoryRows(trx: Knex.Transaction, seriesId: number, rows: IntervalRow[]): Promise<void> {
  await writeRows(
    trx,
    observationTable,
    rows.map((row) => [seriesId, ...row]),
  );
}
