import type { Knex } from 'knex';

/** Runs when a statement has ended. `failure` is undefined if it succeeded. */
export type EndStatement = (failure?: unknown) => void;

interface Statement {
  sql: string;
  /** Undefined for a read that does not use Knex, which ends before another statement begins. */
  __knexQueryUid?: string;
}

/** Texts are cut to this length. */
const maxLength = 2_000;

/** Calls `start` with the text of each statement, without its values, and what it returns when the statement has ended. */
export function watchStatements(db: Knex, start: (sql: string) => EndStatement): void {
  const running = new Map<string, EndStatement>();
  const toKey = ({ __knexQueryUid: id, sql }: Statement) => id ?? sql;
  const end = (statement: Statement, failure?: unknown) => {
    const key = toKey(statement);
    running.get(key)?.(failure);
    running.delete(key);
  };
  db.on('query', (statement: Statement) => running.set(toKey(statement), start(statement.sql.slice(0, maxLength))));
  db.on('query-response', (_rows: unknown, statement: Statement) => end(statement));
  db.on('query-error', (failure: unknown, statement: Statement) => end(statement, failure));
}
