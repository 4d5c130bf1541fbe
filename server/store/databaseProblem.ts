import { getFailureCode } from './failureCode.js';

/** Why the database cannot be used at the moment, in a sentence for clients. */
export interface DatabaseProblem {
  /** Whether the problem is one of the storage, which the operator has to solve. */
  isOfStorage: boolean;
  sentence: string;
  retryAfterSeconds: number;
}

/** Error codes of the network, of PostgreSQL and of SQLite. */
const problems: [pattern: RegExp, sentence: string, retryAfterSeconds: number, isOfStorage?: boolean][] = [
  [/^(SQLITE_FULL|53100)/, 'The disk of the database is full.', 60, true],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/, 'The database is damaged.', 60, true],
  [/^(SQLITE_READONLY|25006)/, 'The database is read-only at the moment.', 30, true],
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|58030)/, 'The disk of the database reports errors.', 30, true],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|55P03)/, 'Another process has locked the database.', 2],
  [/^53300/, 'The database has no free connection.', 5],
  [/^57P0/, 'The database is starting or stopping.', 5],
  [/^(ETIMEDOUT|57014|25P03)/, 'The database does not respond in time.', 5],
  [/^(ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE|08)/, 'The database cannot be reached.', 5],
  [/^53/, 'The database has not enough resources.', 5],
];

/** Returns why the database cannot be used; undefined if a failure means anything else. */
export function findDatabaseProblem(failure: unknown): DatabaseProblem | undefined {
  const code = getFailureCode(failure);
  const found = problems.find(([pattern]) => pattern.test(code));
  if (found === undefined) return undefined;
  const [, sentence, retryAfterSeconds, isOfStorage = false] = found;
  return { sentence, retryAfterSeconds, isOfStorage };
}

/** Whether a failure means that the database is temporarily unavailable, rather than that a query is wrong. */
export function isDatabaseUnavailable(failure: unknown): boolean {
  return findDatabaseProblem(failure) !== undefined;
}
