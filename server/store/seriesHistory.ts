import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { isPostgres } from './dialect.js';
import type { HistoryRow, IntervalRow } from './historyDifference.js';
import { selectRows } from './rows.js';

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
  if (isPostgres(trx)) await writeColumns(trx, seriesId, rows);
  else await writeOneByOne(trx, seriesId, rows);
}

function buildUpsertSql(source: string): string {
  return `insert into observations (series_id, date, realtime_start, realtime_end, value, revision) ${source}
    on conflict (series_id, date, realtime_start) do update
    set realtime_end = excluded.realtime_end, value = excluded.value, revision = excluded.revision`;
}

/**
 * SQLite runs in this process: one prepared statement is faster than multi-row inserts, and Knex would prepare it for
 * every row.
 */
async function writeOneByOne(trx: Knex.Transaction, seriesId: number, rows: IntervalRow[]): Promise<void> {
  const connection: Database = await trx.client.acquireConnection();
  const statement = connection.prepare(buildUpsertSql('values (?, ?, ?, ?, ?, ?)'));
  for (const [date, start, end, value, revision] of rows) statement.run(seriesId, date, start, end, value, revision);
}

/** Passes each column to PostgreSQL as one array. */
async function writeColumns(trx: Knex.Transaction, seriesId: number, rows: IntervalRow[]): Promise<void> {
  const types = ['integer[]', 'integer[]', 'integer[]', 'double precision[]', 'integer[]'];
  const source = buildUpsertSql(`select ?::integer, * from unnest(${types.map((type) => `?::${type}`).join(', ')})`);
  const columns = types.map((_, index) => rows.map((row) => row[index] as number));
  await trx.raw(source, [seriesId, ...columns]);
}
