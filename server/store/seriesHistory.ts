import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import type { ValueChain } from '../series/valueChain.js';
import type { VintageHistory } from '../series/vintageHistory.js';
import { formatDay, openEnd, parseDay } from './day.js';
import { isPostgres } from './dialect.js';
import { selectRows, toChunks } from './rows.js';

/** One row of `observations` without its series id: date, realtime_start, realtime_end, value, revision. */
type IntervalRow = [number, number, number, number | null, number];

/** Maximum number of rows to write or remove per statement. */
const rowsPerStatement = 1_000;

/** Reads all values a series ever had, as chains of changes by date. */
export async function readChains(db: Knex, seriesId: number): Promise<VintageHistory['chains']> {
  const rows = await selectRows<{ date: number; realtime_start: number; value: number | null; revision: number }>(
    db,
    `select date, realtime_start, value, revision from observations
     where series_id = ? order by date, realtime_start`,
    [seriesId],
  );
  const chains = new Map<string, { from: string; value: number | null; revision: number }[]>();
  for (const { date, realtime_start, value, revision } of rows) {
    const change = { from: formatDay(realtime_start), value, revision };
    const chain = chains.get(formatDay(date));
    if (chain) chain.push(change);
    else chains.set(formatDay(date), [change]);
  }
  return chains;
}

/**
 * Writes the difference between the stored rows of `before` and those of `after`. Returns the number of changed rows
 * and the days on which they start.
 */
export async function writeChains(
  trx: Knex.Transaction,
  seriesId: number,
  before: VintageHistory['chains'],
  after: VintageHistory['chains'],
): Promise<{ rows: number; days: Set<string> }> {
  const removed: [number, number][] = [];
  const written: IntervalRow[] = [];
  for (const date of new Set([...before.keys(), ...after.keys()])) {
    const [previous, current] = [before.get(date) ?? [], after.get(date) ?? []];
    if (previous === current) continue;
    if (previous.length === 0) {
      written.push(...toIntervals(date, current));
      continue;
    }
    const stored = new Map(toIntervals(date, previous).map((row) => [row[1], row]));
    for (const row of toIntervals(date, current)) {
      if (!isSameRow(stored.get(row[1]), row)) written.push(row);
      stored.delete(row[1]);
    }
    for (const row of stored.values()) removed.push([row[0], row[1]]);
  }
  await removeRows(trx, seriesId, removed);
  await writeRows(trx, seriesId, written);
  const starts = new Set([...removed, ...written].map((row) => row[1]));
  return { rows: removed.length + written.length, days: new Set([...starts].map(formatDay)) };
}

function toIntervals(date: string, chain: ValueChain): IntervalRow[] {
  const day = parseDay(date);
  return chain.map(({ from, value, revision }, index) => {
    const next = chain[index + 1];
    return [day, parseDay(from), next ? parseDay(next.from) - 1 : openEnd, value, revision];
  });
}

function isSameRow(a: IntervalRow | undefined, b: IntervalRow): boolean {
  return a?.every((cell, index) => cell === b[index]) ?? false;
}

async function removeRows(trx: Knex.Transaction, seriesId: number, keys: [number, number][]): Promise<void> {
  for (const chunk of toChunks(keys, rowsPerStatement)) {
    // Without the casts, PostgreSQL treats a list of parameters as text.
    const list = chunk.map(() => '(cast(? as integer), cast(? as integer))').join(', ');
    await trx.raw(`delete from observations where series_id = ? and (date, realtime_start) in (values ${list})`, [
      seriesId,
      ...chunk.flat(),
    ]);
  }
}

/** Writes in key order, which is the fastest, and closes the open row of a date before its successor opens. */
async function writeRows(trx: Knex.Transaction, seriesId: number, rows: IntervalRow[]): Promise<void> {
  rows.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
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
  if (rows.length === 0) return;
  const connection: Database = await trx.client.acquireConnection();
  const statement = connection.prepare(buildUpsertSql('values (?, ?, ?, ?, ?, ?)'));
  for (const [date, start, end, value, revision] of rows) statement.run(seriesId, date, start, end, value, revision);
}

/** Passes each column to PostgreSQL as one array. */
async function writeColumns(trx: Knex.Transaction, seriesId: number, rows: IntervalRow[]): Promise<void> {
  const types = ['integer[]', 'integer[]', 'integer[]', 'double precision[]', 'integer[]'];
  const source = buildUpsertSql(`select ?::integer, * from unnest(${types.map((type) => `?::${type}`).join(', ')})`);
  for (const chunk of toChunks(rows, rowsPerStatement)) {
    const columns = types.map((_, index) => chunk.map((row) => row[index] as number));
    await trx.raw(source, [seriesId, ...columns]);
  }
}
