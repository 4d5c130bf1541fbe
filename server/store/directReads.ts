import Sqlite, { type Database, type Statement } from 'better-sqlite3';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { createRowBuilder } from './createRowBuilder.js';
import { definePackRows } from './packFunction.js';
import { isLocked } from './retryWhileLocked.js';

/** The part of Knex's pool that tells whether a transaction or a statement uses the connection. */
interface Pool {
  numUsed(): number;
}

const maxStatements = 200;

/** A prepared statement that returns rows. */
interface PreparedRead {
  readonly: boolean;
  readAll(bindings: unknown[]): unknown[];
}

/** A connection and the statements prepared on it. */
interface PreparedConnection {
  connection: Database;
  statements: LRUCache<string, PreparedRead>;
}

/** The connection of Knex to a SQLite database, and another one that reads while a transaction uses it. */
interface KnownConnections {
  main: PreparedConnection;
  reader: PreparedConnection | undefined;
}

const known = new WeakMap<object, KnownConnections>();

/** Lets reads of a database use its connection without Knex. */
export function rememberConnection(db: Knex, connection: Database): void {
  known.set(db, { main: { connection, statements: createStatements() }, reader: undefined });
}

/** Lets reads of another handle of a database use its connections without Knex. */
export function shareConnection(db: Knex, handle: Knex): void {
  const connections = known.get(db);
  if (connections !== undefined) known.set(handle, connections);
}

/** Closes the connection that only reads. The next read that needs it opens another one. */
export function closeReader(db: Knex): void {
  const connections = known.get(db);
  connections?.reader?.connection.close();
  if (connections !== undefined) connections.reader = undefined;
}

/**
 * Runs a statement that returns rows on a connection to SQLite without Knex, which would take a quarter of a millisecond longer to wait for
 * its connection and to prepare the statement again. While a transaction uses that connection, the statement runs on one that only reads, so
 * that a long write holds up no read: it sees what was committed before. Emits the events of Knex. Returns undefined if Knex must run the
 * statement.
 */
export function readDirectly<Row>(
  db: Knex,
  describe: () => { sql: string; bindings: readonly unknown[] },
): Row[] | undefined {
  const connections = known.get(db);
  if (connections === undefined || !connections.main.connection.open) return undefined;
  const isBusy = (db.client.pool as Pool).numUsed() > 0;
  const used = isBusy ? getReader(db, connections) : connections.main;
  if (used === undefined) return undefined;
  const { sql, bindings } = describe();
  const statement = prepareOnce(used, sql);
  if (statement === undefined || (isBusy && !statement.readonly)) return undefined;
  db.client.emit('query', { sql, bindings });
  try {
    const rows = statement.readAll(bindings.map(toBinding)) as Row[];
    db.client.emit('query-response', rows, { sql, bindings });
    return rows;
  } catch (failure) {
    db.client.emit('query-error', failure, { sql, bindings });
    // A statement that writes and returns rows has changed nothing. Knex waits for the lock.
    if (isLocked(failure)) return undefined;
    throw failure;
  }
}

/** Opens the connection that only reads when it is first needed. A database in memory has one connection. */
function getReader(db: Knex, connections: KnownConnections): PreparedConnection | undefined {
  const { filename } = db.client.connectionSettings as { filename: string };
  if (filename === ':memory:') return undefined;
  connections.reader ??= openReader(filename);
  return connections.reader;
}

/** Returns undefined if the file cannot be opened again. Reads then wait. */
function openReader(filename: string): PreparedConnection | undefined {
  try {
    const connection = new Sqlite(filename, { readonly: true, timeout: 0 });
    definePackRows(connection);
    return { connection, statements: createStatements() };
  } catch {
    return undefined;
  }
}

function createStatements(): LRUCache<string, PreparedRead> {
  return new LRUCache({ max: maxStatements });
}

/** Returns undefined for a statement that is invalid or returns no rows: Knex runs it. */
function prepareOnce({ connection, statements }: PreparedConnection, sql: string): PreparedRead | undefined {
  try {
    const prepared = statements.get(sql) ?? prepareRead(connection, sql);
    statements.set(sql, prepared);
    return prepared;
  } catch {
    return undefined;
  }
}

/** Throws for an invalid statement, and for one that returns no rows. */
function prepareRead(connection: Database, sql: string): PreparedRead {
  const statement = connection.prepare(sql).raw();
  let columns = listColumns(statement);
  let buildRow = createRowBuilder(columns);
  return {
    readonly: statement.readonly,
    readAll: (bindings) => {
      const rows = statement.all(bindings) as unknown[][];
      const [first] = rows;
      // SQLite prepares a statement again after its table has changed. Only `select *` can then return more or fewer columns.
      if (first !== undefined && first.length !== columns.length) {
        columns = listColumns(statement);
        buildRow = createRowBuilder(columns);
      }
      return rows.map(buildRow);
    },
  };
}

function listColumns(statement: Statement): string[] {
  return statement.columns().map(({ name }) => name);
}

/** SQLite has neither booleans nor dates. */
function toBinding(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.getTime() : value;
}
