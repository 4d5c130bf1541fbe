import type { Knex } from 'knex';

/** The part of a Knex transaction that begins it. */
interface Transaction {
  begin(connection: unknown): Promise<unknown>;
  query(connection: unknown, sql: string): Promise<unknown>;
}

/**
 * Makes all transactions on SQLite write transactions from the start, so that they wait for other writers. A transaction that reads
 * before it writes would fail at once ("database is locked") if another connection has written in between.
 */
export function beginImmediately(db: Knex): Knex {
  const createTransaction = db.client.transaction.bind(db.client);
  db.client.transaction = (...args: unknown[]): Transaction => {
    const transaction: Transaction = createTransaction(...args);
    transaction.begin = (connection) => transaction.query(connection, 'BEGIN IMMEDIATE;');
    return transaction;
  };
  return db;
}
