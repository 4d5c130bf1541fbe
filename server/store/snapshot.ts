import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { openDatabase } from './database.js';
import { getMaintenanceLimits } from './databaseLimits.js';
import { isPostgres } from './dialect.js';
import { selectRows } from './rows.js';
import type { TableInfo } from './tableInfo.js';

/** Rows that are in memory at the same time. */
const rowsPerBatch = 2_000;

/**
 * Reads one state of the database at `url` on a connection of its own, while others write. On SQLite, what they write stays in the
 * write-ahead log until the end.
 */
export async function readSnapshot<Result>(url: string, read: (db: Knex) => Promise<Result>): Promise<Result> {
  const db = openDatabase(url, getMaintenanceLimits(url));
  try {
    if (isPostgres(db)) return await db.transaction(read, { isolationLevel: 'repeatable read', readOnly: true });
    // The single connection reads this state until it is closed. A transaction of Knex would lock out writers.
    await db.raw('begin');
    return await read(db);
  } finally {
    await db.destroy();
  }
}

/** Reads all rows of a table in the order of its primary key, some thousand at once. Booleans are 0 and 1, as on SQLite. */
export async function* iterateRows(db: Knex, table: TableInfo): AsyncGenerator<unknown[][]> {
  const columns = table.columns.map(({ name, type }) =>
    type === 'boolean' ? `"${name}"::int as "${name}"` : `"${name}"`,
  );
  const order = table.key.length === 0 ? '' : ` order by ${table.key.map((name) => `"${name}"`).join(', ')}`;
  if (isPostgres(db)) {
    yield* iterateCursor(db, `select ${columns.join(', ')} from "${table.name}"${order}`);
    return;
  }
  const names = table.columns.map(({ name }) => `"${name}"`);
  yield* iterateSqlite(db, `select ${names.join(', ')} from "${table.name}"${order}`);
}

async function* iterateCursor(db: Knex, sql: string): AsyncGenerator<unknown[][]> {
  await db.raw(`declare backup_rows no scroll cursor for ${sql}`);
  for (;;) {
    const rows = await selectRows<Record<string, unknown>>(db, `fetch ${rowsPerBatch} from backup_rows`, []);
    if (rows.length > 0) yield rows.map((row) => Object.values(row));
    if (rows.length < rowsPerBatch) break;
  }
  await db.raw('close backup_rows');
}

async function* iterateSqlite(db: Knex, sql: string): AsyncGenerator<unknown[][]> {
  const connection: Database = await db.client.acquireConnection();
  try {
    let batch: unknown[][] = [];
    for (const row of connection.prepare<[], unknown[]>(sql).raw().iterate()) {
      batch.push(row);
      if (batch.length < rowsPerBatch) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    await db.client.releaseConnection(connection);
  }
}
