import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { listPendingMigrations } from './databaseHealth.js';
import { type DatabaseLimits, defaultLimits } from './databaseLimits.js';
import { isPostgres } from './dialect.js';
import { closeReader, rememberConnection } from './directReads.js';
import { runLongWork } from './longWork.js';
import { migrationSource } from './migrations/index.js';
import { definePackRows } from './packFunction.js';
import { silentLog } from './postgresPool.js';
import { openPostgres } from './postgresPools.js';
import { retryWhileLocked } from './retryWhileLocked.js';
import { waitForLock } from './waitForLock.js';

/** Maximum number of rows of an index that SQLite reads for statistics. */
const analysedRows = 1_000;
/** An arbitrary number that no other advisory lock in the database uses. */
const migrationLock = 718_281_828;

/**
 * Opens the database at `url`: `sqlite:./path`, `sqlite::memory:`, `postgres://…` or `postgresql://…`. SQLite has a
 * single connection: inside a transaction, every query must use that transaction, or it waits forever.
 */
export function openDatabase(url: string, limits = defaultLimits): Knex {
  if (/^sqlite:.+/.test(url)) return openSqlite(url.slice('sqlite:'.length), limits);
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, limits);
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
    if (isPostgres(db)) await lockMigrations(trx, onWait);
    await trx.migrate.latest({ migrationSource, ...hooks });
  };
  if (isPostgres(db)) await runLongWork(() => db.transaction(work));
  else await retryWhileLocked(() => db.transaction(work), Number.POSITIVE_INFINITY, { onWait });
}

/** Locks the migrations of PostgreSQL until the end of the transaction. */
export async function lockMigrations(trx: Knex.Transaction, onWait?: () => void): Promise<void> {
  const { rows } = await trx.raw(`select pg_try_advisory_xact_lock(${migrationLock}) as locked`);
  if (rows[0].locked) return;
  onWait?.();
  await trx.raw(`select pg_advisory_xact_lock(${migrationLock})`);
}

/** Updates the statistics of the query planner. Call it after large loads. On SQLite it samples rows, which takes milliseconds. */
export async function analyze(db: Knex): Promise<void> {
  if (!isPostgres(db)) await db.raw(`pragma analysis_limit = ${analysedRows}`);
  await db.raw('analyze');
}

/** Lets the connections to SQLite use the statistics that another one has written. */
export async function reloadStatistics(db: Knex): Promise<void> {
  if (isPostgres(db)) return;
  await db.raw('analyze sqlite_schema');
  closeReader(db);
}

function openSqlite(filename: string, limits: DatabaseLimits): Knex {
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
  // Before the other connection, which as the last one writes its log into the file.
  db.client.pool.on('destroyRequest', () => closeReader(db));
  return waitForLock(db, limits);
}

/**
 * Creates the file if it does not exist, readable only by the server's user. SQLite gives the -wal and -shm files its mode. A file that exists is not opened,
 * because closing it would remove the locks that other connections of this process have on it.
 */
function createFile(filename: string): void {
  if (existsSync(filename)) return;
  mkdirSync(dirname(filename), { recursive: true });
  closeSync(openSync(filename, 'a', 0o600));
}

/** A commit moves the log into the file when it reaches 40 MB. A thread of the server usually does so earlier (`Checkpoints`). */
const maxLogPages = 10_000;

function prepareConnection(connection: Database): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma(`wal_autocheckpoint = ${maxLogPages}`);
  // SQLite would wait with the thread; `waitForLock` waits instead.
  connection.pragma('busy_timeout = 0');
  connection.pragma('foreign_keys = ON');
  definePackRows(connection);
}
