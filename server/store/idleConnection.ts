import type { Database, Statement } from 'better-sqlite3';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { isLocked } from './retryWhileLocked.js';

/** The part of Knex's pool that tells whether a transaction or a statement uses the connection. */
interface Pool {
  numUsed(): number;
}

const maxStatements = 200;

/** The connection of a SQLite database, and the statements prepared on it. */
interface KnownConnection {
  connection: Database;
  statements: LRUCache<string, Statement>;
}

const connections = new WeakMap<object, KnownConnection>();

/** Lets reads of a database use its connection without Knex. */
export function rememberConnection(db: Knex, connection: Database): void {
  connections.set(db, { connection, statements: new LRUCache({ max: maxStatements }) });
}

/** Lets reads of another handle of a database use its connection without Knex. */
export function shareConnection(db: Knex, handle: Knex): void {
  const known = connections.get(db);
  if (known !== undefined) connections.set(handle, known);
}

/**
 * Runs a statement that returns rows on the connection of a SQLite database if nothing else uses it: Knex would take a quarter of a
 * millisecond longer to wait for the connection and to prepare the statement again. Emits the events of Knex. Returns undefined if Knex
 * must run the statement.
 */
export function readFromIdleConnection<Row>(
  db: Knex,
  describe: () => { sql: string; bindings: readonly unknown[] },
): Row[] | undefined {
  const known = connections.get(db);
  if (known === undefined || !known.connection.open || (db.client.pool as Pool).numUsed() > 0) return undefined;
  const { sql, bindings } = describe();
  db.client.emit('query', { sql, bindings });
  try {
    const rows = prepareOnce(known, sql).all(bindings.map(toBinding)) as Row[];
    db.client.emit('query-response', rows, { sql, bindings });
    return rows;
  } catch (failure) {
    db.client.emit('query-error', failure, { sql, bindings });
    // A statement that writes and returns rows has changed nothing. Knex waits for the lock.
    if (isLocked(failure)) return undefined;
    throw failure;
  }
}

function prepareOnce(known: KnownConnection, sql: string): Statement {
  let statement = known.statements.get(sql);
  if (statement === undefined) {
    statement = known.connection.prepare(sql);
    known.statements.set(sql, statement);
  }
  return statement;
}

/** SQLite has neither booleans nor dates. */
function toBinding(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.getTime() : value;
}
