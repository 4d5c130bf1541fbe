import type { Knex } from 'knex';

/**
 * The connection to SQLite, lent to a worker thread with a connection of its own. SQLite has one writer: a statement that waits for
 * another connection to commit tries again and again, and may fail, while requests that wait for the lent connection are in a queue.
 */
export class LentConnection {
  readonly #db: Knex;
  #connection: unknown;
  #isClosed = false;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** Waits for the connection, and calls `onLent`. Tries again if it takes longer than the limit of the pool. */
  lend(onLent: () => void): void {
    this.#db.client.acquireConnection().then(
      (connection: unknown) => {
        this.#connection = connection;
        if (this.#isClosed) this.takeBack();
        else onLent();
      },
      () => this.#isClosed || this.lend(onLent),
    );
  }

  takeBack(): void {
    if (this.#connection !== undefined) this.#db.client.releaseConnection(this.#connection);
    this.#connection = undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.takeBack();
  }
}
