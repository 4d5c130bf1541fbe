import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { DatabaseUnresponsiveError } from './databaseGate.js';
import { type DatabaseProblem, findDatabaseProblem } from './databaseProblem.js';
import { isPostgres } from './dialect.js';
import { findLibraryLoad, type LibraryLoad } from './libraryLoads.js';
import { getHandle } from './postgresPools.js';

/** What is known of the database. */
interface DatabaseState {
  /** Why it cannot be used, in a sentence; undefined if it can be read and written. */
  problem?: string | undefined;
  library?: LibraryLoad | undefined;
}

/** For how long a result is given again, so that health checks cost nothing however many there are. */
const maxAgeMs = 2_000;
const deadlineMs = 1_000;
/** How long the check waits for the lock of SQLite. */
const lockMs = 200;
/** For how long a failure of the storage counts that a statement met: a check does not read every page. */
const storageFailureMs = 60_000;

/** Checks whether the database can be read and written, and how much of the library is loaded. */
export class DatabaseCheck {
  readonly #db: Knex;
  readonly #now: () => Date;
  #latest: { at: number; state: Promise<DatabaseState> } | undefined;
  #storageFailure: { at: number; problem: DatabaseProblem } | undefined;

  constructor({ db, now }: { db: Knex; now(): Date }) {
    this.#db = db;
    this.#now = now;
    db.client.on('query-error', (failure: unknown) => {
      const problem = findDatabaseProblem(failure);
      if (problem?.isOfStorage) this.#storageFailure = { at: now().getTime(), problem };
    });
  }

  /** Returns the state of a few seconds ago at most. Takes about a second if the database does not respond. Never rejects. */
  read(): Promise<DatabaseState> {
    const at = this.#now().getTime();
    if (this.#latest === undefined || Math.abs(at - this.#latest.at) > maxAgeMs)
      this.#latest = { at, state: this.#check(at) };
    return this.#latest.state;
  }

  async #check(at: number): Promise<DatabaseState> {
    try {
      const state = await settleWithin(examine(getHandle(this.#db, 'health')), deadlineMs, throwUnresponsive);
      return { problem: this.#findStorageProblem(at), ...state };
    } catch (failure) {
      return { problem: findDatabaseProblem(failure)?.sentence ?? 'The database cannot be used.' };
    }
  }

  #findStorageProblem(at: number): string | undefined {
    const { at: failedAt, problem } = this.#storageFailure ?? { at: Number.NEGATIVE_INFINITY };
    return Math.abs(at - failedAt) <= storageFailureMs ? problem?.sentence : undefined;
  }
}

/** Reads and, on SQLite, writes a row. On PostgreSQL, a row that a transaction has locked would look like a failure. */
async function examine(db: Knex): Promise<DatabaseState> {
  const library = await findLibraryLoad(db);
  if (!isPostgres(db)) return { library, ...(await tryToWrite(db)) };
  const { rows } = await db.raw("select current_setting('transaction_read_only') as setting");
  return rows[0].setting === 'on'
    ? { library, problem: findDatabaseProblem({ code: '25006' })?.sentence }
    : { library };
}

/** A lock of another process is no failure: reads go on, and writes wait for it. */
async function tryToWrite(db: Knex): Promise<DatabaseState> {
  const write = db('data_versions')
    .where({ name: 'library' })
    .update({ loading: db.ref('loading') });
  const written = write.then(
    () => undefined,
    (failure: unknown) => findDatabaseProblem(failure),
  );
  const problem = await settleWithin(written, lockMs, () => undefined);
  return problem?.isOfStorage ? { problem: problem.sentence } : {};
}

function throwUnresponsive(): never {
  throw new DatabaseUnresponsiveError();
}

/** Settles like `work`, or like `otherwise` after `limitMs`. */
async function settleWithin<Result>(work: Promise<Result>, limitMs: number, otherwise: () => Result): Promise<Result> {
  const ended = new AbortController();
  const late = sleep(limitMs, undefined, { signal: ended.signal }).then(otherwise);
  // The one that comes second may reject, too.
  for (const one of [work, late]) one.catch(() => undefined);
  return Promise.race([work, late]).finally(() => ended.abort());
}
