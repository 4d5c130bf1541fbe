import type { Database, Statement } from 'better-sqlite3';
import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';

/** A table to write many rows to: its columns with their types in PostgreSQL, and those that identify a row. */
export interface BulkTable {
  name: string;
  columns: Record<string, 'integer' | 'text' | 'double precision'>;
  key: string[];
}

/** The statements of this file are few, so that each connection to SQLite prepares them once. */
const statements = new WeakMap<Database, Map<string, Statement>>();

/** Inserts rows, or replaces those with the same key, with one prepared statement. The values are in the order of the columns. */
export async function writeRows(trx: Knex.Transaction, table: BulkTable, rows: readonly unknown[][]): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(table.columns);
  const changes = names.filter((name) => !table.key.includes(name)).map((name) => `${name} = excluded.${name}`);
  const buildSql = (source: string) =>
    `insert into ${table.name} (${names.join(', ')}) ${source}
     on conflict (${table.key.join(', ')}) do update set ${changes.join(', ')}`;
  if (isPostgres(trx)) await trx.raw(buildSql(`select * from ${unnest(table)}`), toColumnLists(table, rows));
  else await runForEach(trx, buildSql(`values (${names.map(() => '?').join(', ')})`), rows);
}

/**
 * Updates rows with one prepared statement. The values are in the order of the columns, of which the first identifies the row.
 * `expressions` are set in addition.
 */
export async function updateRows(
  trx: Knex.Transaction,
  table: BulkTable,
  expressions: string[],
  rows: readonly unknown[][],
): Promise<void> {
  if (rows.length === 0) return;
  const [key = '', ...names] = Object.keys(table.columns);
  if (isPostgres(trx)) {
    const changes = [...names.map((name) => `${name} = changed.${name}`), ...expressions].join(', ');
    const source = `${unnest(table)} as changed (${[key, ...names].join(', ')})`;
    const sql = `update ${table.name} set ${changes} from ${source} where ${table.name}.${key} = changed.${key}`;
    await trx.raw(sql, toColumnLists(table, rows));
  } else {
    const changes = [...names.map((name) => `${name} = ?`), ...expressions].join(', ');
    const sql = `update ${table.name} set ${changes} where ${key} = ?`;
    await runForEach(
      trx,
      sql,
      rows.map(([id, ...values]) => [...values, id]),
    );
  }
}

/** SQLite runs in this process: one prepared statement is faster than statements with many rows. */
async function runForEach(trx: Knex.Transaction, sql: string, rows: readonly unknown[][]): Promise<void> {
  const connection: Database = await trx.client.acquireConnection();
  const statement = prepareOnce(connection, sql);
  for (const row of rows) statement.run(row);
}

function prepareOnce(connection: Database, sql: string): Statement {
  const known = statements.get(connection) ?? new Map<string, Statement>();
  statements.set(connection, known);
  const statement = known.get(sql) ?? connection.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** PostgreSQL receives each column as one array. */
function unnest({ columns }: BulkTable): string {
  return `unnest(${Object.values(columns)
    .map((type) => `?::${type}[]`)
    .join(', ')})`;
}

function toColumnLists({ columns }: BulkTable, rows: readonly unknown[][]) {
  return Object.keys(columns).map((_, index) => rows.map((row) => row[index] as string));
}
