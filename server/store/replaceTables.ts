import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { migrationSource } from './migrations/index.js';
import { selectRows } from './rows.js';
import type { TableInfo } from './tableInfo.js';

/** Functions that migrations create on PostgreSQL. */
const postgresFunctions = [
  'refuse_audit_change',
  'count_request',
  'join_rate_nodes',
  'add_admissions',
  'spend_compute',
];
/** A database with rows in one of these is not empty. Migrations write into none of them. */
const usedTables = ['accounts', 'audit_log', 'countries', 'series'];

/** Whether a database has no tables of the server, or tables without contents. */
export async function isUnused(db: Knex): Promise<boolean> {
  for (const name of usedTables)
    if ((await db.schema.hasTable(name)) && (await db(name).first()) !== undefined) return false;
  return true;
}

/** Drops tables, and what migrations create besides tables. On SQLite, foreign keys have to be off. */
export async function dropTables(trx: Knex.Transaction, names: string[]): Promise<void> {
  if (isPostgres(trx)) {
    for (const name of names) await trx.raw('drop table if exists ?? cascade', [name]);
    for (const name of postgresFunctions) await trx.raw('drop function if exists ?? cascade', [name]);
    return;
  }
  for (const name of names) await trx.raw('drop table if exists ??', [name]);
}

/** Runs these migrations of an empty database, and removes the rows that they write into `tables`. */
export async function createTables(trx: Knex.Transaction, migrations: string[], tables: string[]): Promise<void> {
  const getMigrations = async () => migrations;
  await trx.migrate.latest({ migrationSource: { ...migrationSource, getMigrations } });
  // The audit log, which is empty, refuses deletions.
  for (const name of tables.toReversed()) if ((await trx(name).first()) !== undefined) await trx(name).delete();
}

/** Inserts rows whose values are in the order of `columns`. */
export async function insertRows(
  trx: Knex.Transaction,
  { name, columns: declared }: TableInfo,
  columns: string[],
  rows: unknown[][],
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  if (!isPostgres(trx)) {
    const connection: Database = await trx.client.acquireConnection();
    const statement = connection.prepare(
      `insert into "${name}" (${list}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) statement.run(row);
    return;
  }
  const types = new Map(declared.map((column) => [column.name, column.type]));
  const source = columns.map((column) => `?::${types.get(column)}[]`).join(', ');
  const values = columns.map((_, index) => rows.map((row) => row[index] as string));
  await trx.raw(`insert into "${name}" (${list}) select * from unnest(${source})`, values);
}

/** Lists the tables with rows that refer to a row that does not exist. PostgreSQL refuses such rows when they are written. */
export async function listBrokenReferences(db: Knex): Promise<string[]> {
  if (isPostgres(db)) return [];
  const rows = await selectRows<{ table: string }>(db, 'select distinct "table" from pragma_foreign_key_check', []);
  return rows.map(({ table }) => table);
}
