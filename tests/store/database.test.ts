import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { analyze, migrate, openDatabase } from '../../server/store/database.js';
import { isDatabaseUnavailable } from '../../server/store/databaseProblem.js';
import { isPostgres } from '../../server/store/dialect.js';
import { insertJob } from '../../server/store/jobs.js';
import { migrationSource } from '../../server/store/migrations/index.js';
import { startScheduledRun } from '../../server/store/scheduledRuns.js';
import { saveSchedule } from '../../server/store/schedules.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';
import { at } from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('can be migrated twice, and updates statistics', async () => {
    const db = await openFresh();
    await migrate(db);
    await analyze(db);
    expect(await db('knex_migrations').pluck('name')).toContain('0001_catalogue');
  });

  it('keeps the rows of tables that a migration renames', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    await insertJob(db, { id: 'job', accountId: 'ada', kind: 'forecast.run', total: 1 }, at);
    await startScheduledRun(db, 'clean-up', at, at);
    await saveSchedule(db, { name: 'clean-up', pattern: '0 3 * * *', delaySeconds: 0, nextAt: at });
    const count = async (...tables: string[]) =>
      Promise.all(tables.map(async (table) => (await db(table).select()).length));
    await db.migrate.down({ migrationSource, name: '0032_renamed_tables' });
    expect(await count('tasks', 'job_runs', 'job_schedules')).toEqual([1, 1, 1]);
    await migrate(db);
    expect(await count('jobs', 'scheduled_runs', 'schedules')).toEqual([1, 1, 1]);
    expect(await startScheduledRun(db, 'clean-up', at, at)).toBeUndefined();
  });
});

describe('opening a database', () => {
  it('creates the folder of a SQLite file and uses a write-ahead log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-'));
    const db = openDatabase(`sqlite:${folder}/new/almanac.db`);
    expect(await db.raw('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await db.raw('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    expect(existsSync(`${folder}/new/almanac.db`)).toBe(true);
    expect(isPostgres(db)).toBe(false);
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  it('rejects an unknown URL without repeating it, because it may contain a password', () => {
    for (const url of ['', 'sqlite:', 'mysql://root:secret@host/db', './file.db']) {
      expect(() => openDatabase(url)).toThrow(/^The database URL must be sqlite:/);
    }
    expect(() => openDatabase('mysql://root:secret@host/db')).not.toThrow(/secret/);
  });
});

describe('isDatabaseUnavailable', () => {
  const coded = (code: string) => Object.assign(new Error('failed'), { code });

  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE'],
    ...['08006', '53300', '57014', '57P01', '57P02', '57P03'],
    ...['SQLITE_CANTOPEN', 'SQLITE_CANTOPEN_ISDIR', 'SQLITE_IOERR', 'SQLITE_IOERR_READ', 'SQLITE_BUSY'],
  ])('is true for the code %s', (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'select * from "series" where "id" = $1 - Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Unable to acquire a connection',
  ])('is true for the driver message: %s', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });

  it.each(['SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', '42601', '23505', 'ERR_STREAM_PREMATURE_CLOSE', 'ENOENT'])(
    'is false for the code %s',
    (code) => {
      expect(isDatabaseUnavailable(coded(code))).toBe(false);
    },
  );

  it('is false for an error that only mentions connections, and for values that are not errors', () => {
    for (const failure of [new Error('no such column: Connection terminated'), 'text', {}, 0, null, undefined]) {
      expect(isDatabaseUnavailable(failure)).toBe(false);
    }
  });

  it('is true if PostgreSQL refuses the connection', async () => {
    const db = openDatabase('postgres://unknown@127.0.0.1:1/none');
    const failure = await db.raw('select 1').catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await db.destroy();
  });
});

it('only the user of the server can read a new SQLite database and its log, whatever the umask is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-mode-'));
  const earlier = process.umask(0);
  const file = join(folder, 'sub', 'almanac.db');
  const db = openDatabase(`sqlite:${file}`);
  await migrate(db);
  process.umask(earlier);
  const modes = [file, `${file}-wal`, `${file}-shm`].map((one) => statSync(one).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const lockList = '/proc/locks';

/** Counts the locks that this process has on files. */
function countLocks(): number {
  return readFileSync(lockList, 'utf8').split(` ${process.pid} `).length - 1;
}

const itWithLockList = existsSync(lockList) ? it : it.skip;

itWithLockList(
  'opening a SQLite database again keeps the lock of the first connection, so that no other program deletes its log',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-locks-'));
    const url = `sqlite:${join(folder, 'almanac.db')}`;
    const db = openDatabase(url);
    await migrate(db);
    const count = countLocks();
    expect(count).toBeGreaterThan(0);
    const second = openDatabase(url);
    expect(countLocks()).toBe(count);
    await second.destroy();
    await db.destroy();
    rmSync(folder, { recursive: true });
  },
);

it('a transaction that reads before it writes waits for that of another connection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-'));
  const url = `sqlite:${join(folder, 'almanac.db')}`;
  const [first, second] = [openDatabase(url), openDatabase(url)];
  await first.schema.createTable('counts', (table) => table.integer('count'));
  await first('counts').insert({ count: 0 });
  const increment = (db: typeof first) =>
    db.transaction(async (trx) => {
      const [row] = await trx('counts').select('count');
      await trx('counts').update({ count: row.count + 1 });
    });
  const holder = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const db = new (require('better-sqlite3'))(workerData);
    db.exec('begin immediate; update counts set count = count + 10');
    parentPort.postMessage('locked');
    setTimeout(() => db.exec('commit'), 200);`,
    { eval: true, workerData: join(folder, 'almanac.db') },
  );
  const exited = once(holder, 'exit');
  await once(holder, 'message');
  await increment(second);
  await increment(first);
  expect(await first('counts').pluck('count')).toEqual([12]);
  await exited;
  await Promise.all([first.destroy(), second.destroy()]);
  rmSync(folder, { recursive: true });
});

it('a transaction holds the lock from its start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-'));
  const url = `sqlite:${join(folder, 'almanac.db')}`;
  const limits = { requestMs: 50, longWorkMs: 50 };
  const [first, second] = [openDatabase(url), openDatabase(url, limits)];
  await first.schema.createTable('counts', (table) => table.integer('count'));
  await first.transaction(async (trx) => {
    await trx('counts').select();
    await expect(second('counts').insert({ count: 1 })).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await trx('counts').insert({ count: 1 });
  });
  await second('counts').insert({ count: 2 });
  expect(await first('counts').pluck('count')).toEqual([1, 2]);
  await Promise.all([first.destroy(), second.destroy()]);
  rmSync(folder, { recursive: true });
});
