import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { isUnanswered } from './failureCode.js';

/** The limits of a pool. */
interface PoolOptions {
  max: number;
  /** For waiting for a connection. */
  waitMs: number;
  statementMs: number;
}

type Callback = (failure: Error | undefined, result: unknown) => void;
/** A connection with what Knex notes about it, and the socket. */
type PostgresConnection = Omit<pg.Client, 'query'> & {
  query(statement: unknown, callback?: Callback): unknown;
  connection: { stream: { destroy(): void } };
  __knex__disposed?: unknown;
};

/** How much longer than the server this process waits for the end of a statement. */
const answerMs = 250;
const maxConnectMs = 5_000;
const idleInTransactionMs = 60_000;
/** How long closing a pool waits for statements. */
const closeMs = 2_000;
/**
 * Discards what Knex logs in addition to throwing it. `compileSqlOnError: false` keeps bound values out of error
 * messages.
 */
export const silentLog = { warn() {}, error() {}, deprecate() {}, debug() {} };

/** Opens a pool of connections to PostgreSQL. A connection that does not respond in time is closed and replaced. */
export function openPool(connectionString: string, { max, waitMs, statementMs }: PoolOptions): Knex {
  const connections = new Set<PostgresConnection>();
  const db = knex({
    client: 'pg',
    connection: {
      connectionString,
      // Also for later requests, after the one that it was opened for has ceased to wait.
      connectionTimeoutMillis: Math.min(2 * waitMs, maxConnectMs),
      statement_timeout: statementMs,
      query_timeout: statementMs + answerMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      keepAlive: true,
    },
    pool: {
      min: 0,
      max,
      acquireTimeoutMillis: waitMs,
      afterCreate: (connection: PostgresConnection, done: (error: Error | null) => void) => {
        connections.add(connection);
        connection.once('end', () => connections.delete(connection));
        closeWhenUnanswered(connection);
        done(null);
      },
    },
    log: silentLog,
    compileSqlOnError: false,
  });
  const close = db.client.destroy.bind(db.client);
  db.client.destroy = async () => {
    const timer = setTimeout(() => connections.forEach(closeConnection), closeMs);
    await close();
    clearTimeout(timer);
  };
  return db;
}

/** The driver stops waiting for an answer, but leaves the connection open. A later statement would wait for the same answer. */
function closeWhenUnanswered(connection: PostgresConnection): void {
  const query = connection.query.bind(connection);
  connection.query = (statement, callback) =>
    query(statement, (failure, result) => {
      if (isUnanswered(failure)) closeConnection(connection);
      callback?.(failure, result);
    });
}

function closeConnection(connection: PostgresConnection): void {
  connection.__knex__disposed ??= 'The connection did not respond.';
  connection.connection.stream.destroy();
}
