import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { readConfig } from '../../server/config.js';
import { describeDatabaseFailure, describePortFailure } from '../../server/describeStartFailure.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createDatabase } from '../support/databases.js';
import { startRefusingPostgres } from '../support/refusingPostgres.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const password = 'hunter2-secret';
const postgresUrl = process.env['TEST_POSTGRES_URL'];
const onPostgres = postgresUrl === undefined ? it.skip : it;

const database = createDatabaseFolder(true);
const damaged = createDatabaseFolder(true);
afterAll(() => {
  database.remove();
  damaged.remove();
});

/** Opens and migrates a database as the server does at its start. Returns what it prints when that fails. */
async function start(url: string): Promise<string> {
  let db: Knex | undefined;
  try {
    db = openDatabase(url, { requestMs: 300, longWorkMs: 300 });
    await migrate(db);
  } catch (failure) {
    return `${describeDatabaseFailure(failure, url)}\n`;
  } finally {
    await db?.destroy();
  }
  throw new Error('The start has not failed.');
}

/** Starts a server that is expected to fail. Returns what it prints. */
async function startServer(environment: Record<string, string>): Promise<string> {
  const child = new ChildProcess('server/main.ts', [], { PORT: '0', SCHEDULED_JOBS: 'false', ...environment });
  expect([await child.ended, child.stdout]).toEqual([1, '']);
  return child.stderr;
}

/** Expects one line that names the setting, and neither a stack nor the password. */
function expectSentence(output: string, pattern: RegExp): void {
  expect(output).toMatch(/^[A-Z_]+: [A-Z][^\n]+\.\n$/);
  expect(output).toMatch(pattern);
  expect(output).not.toMatch(/ at .*:\d+:\d+|hunter2/);
}

describe('a start that fails prints one sentence with the setting and what to do', () => {
  it.each([
    ['28P01', 'password authentication failed', /rejects the user or the password\. Correct them\./],
    ['28000', 'role "ada" does not exist', /does not admit this user\. Create the role/],
    ['3D000', 'database "almanac" does not exist', /almanac at 127\.0\.0\.1:\d+ does not exist\. Create the database/],
    ['53300', 'too many clients', /has no free connection\. Raise max_connections/],
    ['57P03', 'the database system is starting up', /is starting or stopping\. Start Almanac again/],
    ['42501', 'permission denied for schema public', /Make it the owner/],
  ])('PostgreSQL refuses with %s', async (code, message, pattern) => {
    const refusing = await startRefusingPostgres(code, message);
    const url = `postgres://ada:${password}@127.0.0.1:${refusing.port}/almanac`;
    expectSentence(await start(url), pattern);
    await refusing.close();
  });

  it.each([
    [
      `postgres://ada:${password}@127.0.0.1:1/almanac`,
      /Nothing accepts connections at .*127\.0\.0\.1:1\. Start PostgreSQL/,
    ],
    [
      `postgres://ada:${password}@nowhere.invalid/almanac`,
      /The host of .*nowhere\.invalid is not known\.|There is no answer from .*nowhere\.invalid\./,
    ],
    [`postgres://ada:${password}@127.0.0.1:port/almanac`, /The URL is not valid\./],
    ['sqlite:/etc/hostname/almanac.db', /cannot be opened\. Use the path of a file/],
    ['sqlite:/tmp', /cannot be opened\. Use the path of a file/],
  ])('the database is %s', async (url, pattern) => {
    expectSentence(await start(url), pattern);
  });

  it('PostgreSQL does not respond', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const url = `postgres://ada:${password}@127.0.0.1:${port}/almanac`;
    expectSentence(await start(url), /There is no answer from/);
    silent.close();
  });

  it('the file is not a database', async () => {
    const file = join(dirname(database.file), 'text.db');
    writeFileSync(
      file,
      'This is a text that is not a database, and long enough to have the length of a header.'.repeat(20),
    );
    expectSentence(await start(`sqlite:${file}`), /text\.db is not a SQLite database\. Correct the path\./);
  });

  it('the file is damaged', async () => {
    const pages = new Sqlite(damaged.file);
    pages.unsafeMode();
    pages.pragma('wal_checkpoint(truncate)');
    pages.exec("pragma writable_schema = on; update sqlite_schema set rootpage = 1000000000 where type = 'table'");
    pages.close();
    expectSentence(await start(damaged.url), /is damaged\. Restore a backup\./);
  });

  onPostgres('the role may not create tables', async () => {
    const { db, url, drop } = await createDatabase(String(postgresUrl));
    await db.raw(`create role "almanac-reader" login password '${password}'`);
    const reader = new URL(url);
    reader.username = 'almanac-reader';
    reader.password = password;
    expectSentence(await start(reader.href), /The user may not change .* Make it the owner/);
    await drop();
    const server = new (await import('pg')).default.Client(String(postgresUrl));
    await server.connect();
    await server.query('drop role "almanac-reader"');
    await server.end();
  });

  it.each([
    [{ HOST: '192.0.2.1' }, /^HOST: This machine does not have the address 192\.0\.2\.1\. Set one/],
    [
      { DATABASE_URL: `postgres://ada:${password}@127.0.0.1:1/almanac` },
      /^DATABASE_URL: Nothing accepts connections at .*127\.0\.0\.1:1\. Start PostgreSQL/,
    ],
  ])('the server exits with 1: %j', async (environment, pattern) => {
    expectSentence(await startServer({ DATABASE_URL: database.url, ...environment }), pattern);
  });
});

it('a file that this user may not write is named', async () => {
  const folder = join(dirname(database.file), 'closed');
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  // The user of the tests may be root, who may write everywhere.
  for (const [code, pattern] of [
    ['EACCES', /may not write/],
    ['EROFS', /is read-only/],
    ['ENOSPC', /is full/],
    ['SQLITE_READONLY_DIRECTORY', /is read-only/],
    ['SQLITE_FULL', /is full/],
    ['SQLITE_IOERR_WRITE', /reports errors/],
    ['SQLITE_BUSY', /has locked/],
  ] as const) {
    const failure = Object.assign(new Error('failed'), { code });
    expectSentence(`${describeDatabaseFailure(failure, `sqlite:${folder}/almanac.db`)}\n`, pattern);
  }
});

it('a port that this user may not use is named', () => {
  const config = readConfig({ PORT: '80' });
  const failure = Object.assign(new Error('failed'), { code: 'EACCES' });
  expect(describePortFailure(failure, config)).toBe('PORT: This user may not listen on 80. Set a port from 1024.');
});

it('a failure with another cause is not described', () => {
  expect(describeDatabaseFailure(new TypeError('x is not a function'), database.url)).toBeUndefined();
});
