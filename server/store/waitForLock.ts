import type { Knex } from 'knex';
import type { DatabaseLimits } from './databaseLimits.js';
import { isLongWork } from './longWork.js';
import { retryWhileLocked } from './retryWhileLocked.js';

/** The part of a Knex transaction that begins it. */
interface Transaction {
  acquireConnection<Result>(config: unknown, work: (connection: unknown) => Promise<Result>): Promise<Result>;
  begin(connection: unknown): Promise<unknown>;
}

/** The part of Knex that runs a statement outside a transaction. */
interface Runner {
  connection: unknown;
  builder: { toSQL(): unknown };
  ensureConnection(...args: unknown[]): Promise<unknown>;
}

/**
 * Makes writes to SQLite wait for the lock of another process without stopping the event loop, and without the connection, which
 * reads use meanwhile.
 */
export function waitForLock(db: Knex, { requestMs, longWorkMs }: DatabaseLimits): Knex {
  const getLimitMs = () => (isLongWork() ? longWorkMs : requestMs);
  beginImmediately(db, getLimitMs);
  retryStatements(db, getLimitMs);
  return db;
}

/**
 * Makes all transactions write transactions from the start. A transaction that reads before it writes would fail at once
 * ("database is locked") if another connection has written in between. Repeats the beginning, before which nothing has happened.
 */
function beginImmediately({ client }: Knex, getLimitMs: () => number): void {
  const begin = async (): Promise<unknown> => {
    const connection = await client.acquireConnection();
    try {
      await client.query(connection, 'BEGIN IMMEDIATE;');
      return connection;
    } catch (failure) {
      client.releaseConnection(connection);
      throw failure;
    }
  };
  const createTransaction = client.transaction.bind(client);
  client.transaction = (...args: unknown[]): Transaction => {
    const transaction: Transaction = createTransaction(...args);
    transaction.acquireConnection = async (_config, work) => {
      const connection = await retryWhileLocked(begin, getLimitMs());
      try {
        return await work(connection);
      } finally {
        client.releaseConnection(connection);
      }
    };
    transaction.begin = async () => undefined;
    return transaction;
  };
}

/** Repeats statements outside transactions. */
function retryStatements({ client }: Knex, getLimitMs: () => number): void {
  const createRunner = client.runner.bind(client);
  client.runner = (...args: unknown[]): Runner => {
    const runner: Runner = createRunner(...args);
    const run = runner.ensureConnection.bind(runner);
    const isSingle = () => !Array.isArray(runner.builder.toSQL());
    runner.ensureConnection = (...statement) => {
      const attempt = () => {
        // A runner keeps the connection of its last attempt, which others may use by now.
        runner.connection = undefined;
        return run(...statement);
      };
      return retryWhileLocked(attempt, getLimitMs(), { mayRepeat: isSingle });
    };
    return runner;
  };
}
