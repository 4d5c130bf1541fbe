import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { isPostgres } from './dialect.js';
import { migrationSource } from './migrations/index.js';

const int8 = 20;
const numeric = 1700;
const busyTimeoutMs = 5_000;
/** What Knex would say on the console it also throws; `compileSqlOnError: false` keeps bound values out of its messages. */
const silentLog = { warn() {}, error() {}, deprecate() {}, debug() {} };
/** Any number that no other use of advisory locks in the database takes. */
const migrationLock = 718_281_828;

/**
 * Opens the database that `url` names: `sqlite:./path`, `sqlite::memory:`, `postgres://…` or `postgresql://…`.
 * SQLite has one connection: inside a transaction every query must be given that transaction, or it waits for ever.
 */
export function openDatabase(url: string): Knex {
  if (/^sqlite:.+/.test(url)) return openSqlite(url.slice('sqlite:'.length));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  throw new Error(
    'The database URL must read sqlite:./path/to/file, sqlite::memory:, postgres://… or postgresql://… (it names none of these).',
  );
}

/** Brings the tables up to date, all or nothing. Processes that start together take turns. */
export async function migrate(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    // Knex creates its own tables before it takes its lock, so a first start of two processes needs a lock around both.
    await trx.raw(isPostgres(db) ? `select pg_advisory_xact_lock(${migrationLock})` : 'pragma user_version = 1');
    await trx.migrate.latest({ migrationSource });
  });
}

/** Whether the database answers; never throws. */
export async function isReachable(db: Knex): Promise<boolean> {
  try {
    await db.raw('select 1');
    return true;
  } catch {
    return false;
  }
}

/** Codes of the network, of PostgreSQL (connections, resources, shutdown) and of SQLite (file, lock), as far as they tell. */
const unavailableCodes =
  /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT|EPIPE|08|53|57P0|SQLITE_(CANTOPEN|IOERR|BUSY|LOCKED))/;
/** What the drivers say of a lost connection without giving it a code; Knex puts the statement before it. */
const unavailableMessages =
  /(^|- )(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Unable to acquire a connection)/;

/** Whether a failure says that the database cannot answer at the moment, and not that it was asked wrongly. */
export function isDatabaseUnavailable(failure: unknown): boolean {
  const { code, name, message } = Object(failure) as { code?: unknown; name?: unknown; message?: unknown };
  return (
    name === 'KnexTimeoutError' ||
    unavailableCodes.test(String(code ?? '')) ||
    unavailableMessages.test(String(message ?? ''))
  );
}

/** Gathers the statistics by which queries choose their index; to be called after loads. */
export async function analyze(db: Knex): Promise<void> {
  await db.raw('analyze');
}

function openSqlite(filename: string): Knex {
  if (filename !== ':memory:') mkdirSync(dirname(filename), { recursive: true });
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    log: silentLog,
    compileSqlOnError: false,
    pool: { min: 1, max: 1, afterCreate: setPragmas },
  });
}

function setPragmas(connection: { pragma(text: string): unknown }, done: (error: Error | null) => void): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  connection.pragma('foreign_keys = ON');
  done(null);
}

function openPostgres(connectionString: string): Knex {
  // Counts and sums come as text unless told otherwise; none of ours leaves the exact range of a number.
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
