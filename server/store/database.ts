import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { allowLongWork } from './allowLongWork.js';
import { beginImmediately } from './beginImmediately.js';
import { listPendingMigrations } from './databaseHealth.js';
import { isPostgres } from './dialect.js';
import { rememberConnection } from './idleConnection.js';
import { migrationSource } from './migrations/index.js';
import { definePackRows } from './packedRows.js';
import { retryWhileLocked } from './retryWhileLocked.js';

const int8 = 20;
const numeric = 1700;
const busyTimeoutMs = 5_000;
/** Maximum number of rows of an index that SQLite reads for statistics. */
const analysedRows = 1_000;
/**
 * Discards what Knex logs in addition to throwing it. `compileSqlOnError: false` keeps bound values out of error
 * messages.
 */
const silentLog = { warn() {}, error() {}, deprecate() {}, debug() {} };
/** An arbitrary number that no other advisory lock in the database uses. */
const migrationLock = 718_281_828;

/**
 * Opens the database at `url`: `sqlite:./path`, `sqlite::memory:`, `postgres://…` or `postgresql://…`. SQLite has a
 * single connection: inside a transaction, every query must use that transaction, or it waits forever.
 */
export function openDatabase(url: string): Knex {
  if (/^sqlite:.+/.test(url)) return openSqlite(url.slice('sqlite:'.length));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  throw new Error('The database URL must be sqlite:./path/to/file, sqlite::memory:, postgres://… or postgresql://….');
}

/** What `migrate` reports. */
export interface MigrationReports {
  /** Another process migrates, or writes to SQLite. */
  onWait?(): void;
  onMigrated?(name: string, durationMs: number): void;
}

/**
 * Migrates the database to the latest version, all or nothing. Concurrent processes migrate one after another, and wait for each other as
 * long as it takes. Throws a DatabaseTooNewError if a later version has migrated it.
 */
export async function migrate(db: Knex, { onWait, onMigrated }: MigrationReports = {}): Promise<void> {
  if ((await listPendingMigrations(db)).length === 0) return;
  let startedAt = 0;
  const hooks: Pick<Knex.MigratorConfigWithLifecycleHooks, 'beforeEach' | 'afterEach'> = {
    beforeEach: async () => {
      startedAt = performance.now();
    },
    afterEach: async (_, [name]) => onMigrated?.(String(name), Math.round(performance.now() - startedAt)),
  };
  const work = async (trx: Knex.Transaction) => {
    // Knex creates its own tables before it takes its lock, so two processes that start on an empty database need an
    // outer lock. SQLite has locked the database when the transaction began.
    await allowLongWork(trx);
    if (isPostgres(db)) await lockMigrations(trx, onWait);
    await trx.migrate.latest({ migrationSource, ...hooks });
  };
  await retryWhileLocked(() => db.transaction(work), onWait);
}

/** Locks the migrations of PostgreSQL until the end of the transaction. */
export async function lockMigrations(trx: Knex.Transaction, onWait?: () => void): Promise<void> {
  const { rows } = await trx.raw(`select pg_try_advisory_xact_lock(${migrationLock}) as locked`);
  if (rows[0].locked) return;
  onWait?.();
  await trx.raw(`select pg_advisory_xact_lock(${migrationLock})`);
}

/** Whether the database responds. Never throws. */
export async function isReachable(db: Knex): Promise<boolean> {
  try {
    await db.raw('select 1');
    return true;
  } catch {
    return false;
  }
}

/** Error codes of the network, of PostgreSQL (connections, resources, shutdown) and of SQLite (file, lock). */
const unavailableCodes =
  /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT|EPIPE|08|53|57P0|SQLITE_(CANTOPEN|IOERR|BUSY|LOCKED))/;
/** Messages of the drivers for a lost connection without a code. Knex puts the statement before them. */
const unavailableMessages =
  /(^|- )(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Unable to acquire a connection)/;

/** Whether a failure means that the database is temporarily unavailable, rather than that a query is wrong. */
export function isDatabaseUnavailable(failure: unknown): boolean {
  const { code, name, message } = Object(failure) as { code?: unknown; name?: unknown; message?: unknown };
  return (
    name === 'KnexTimeoutError' ||
    unavailableCodes.test(String(code ?? '')) ||
    unavailableMessages.test(String(message ?? ''))
  );
}

/** Updates the statistics of the query planner. Call it after large loads. On SQLite it samples rows, which takes milliseconds. */
export async function analyze(db: Knex): Promise<void> {
  if (!isPostgres(db)) await db.raw(`pragma analysis_limit = ${analysedRows}`);
  await db.raw('analyze');
}

/** Lets a connection to SQLite use the statistics that another one has written. */
export async function reloadStatistics(db: Knex): Promise<void> {
  if (!isPostgres(db)) await db.raw('analyze sqlite_schema');
}

function openSqlite(filename: string): Knex {
  if (filename !== ':memory:') createFile(filename);
  const db: Knex = knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    log: silentLog,
    compileSqlOnError: false,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Database, done: (error: Error | null) => void) => {
        prepareConnection(connection);
        rememberConnection(db, connection);
        done(null);
      },
    },
  });
  return beginImmediately(db);
}

/** Creates the file if it does not exist, readable only by the server's user. SQLite gives the -wal and -shm files its mode. */
function createFile(filename: string): void {
  mkdirSync(dirname(filename), { recursive: true });
  closeSync(openSync(filename, 'a', 0o600));
}

function prepareConnection(connection: Database): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  connection.pragma('foreign_keys = ON');
  definePackRows(connection);
}

function openPostgres(connectionString: string): Knex {
  // PostgreSQL returns counts and sums as text. All of ours are within the exact range of a number.
  pg.types.setTypeParser(int8, Number);
  pg.types.setTypeParser(numeric, Number);
  return knex({
    client: 'pg',
    connection: { connectionString },
    pool: { min: 0, max: 10 },
    log: silentLog,
    compileSqlOnError: false,
  });
}
