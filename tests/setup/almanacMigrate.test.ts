import { existsSync } from 'node:fs';
import { openDatabase } from '../../server/store/database.js';
import { listPendingMigrations } from '../../server/store/databaseHealth.js';
import { isThorough } from '../support/thorough.js';
import { ChildProcess } from './childProcess.js';
import { emptyDatabases, migrateToOldVersion } from './emptyDatabases.js';

/** States of a database, and what brings it there. */
const states: [name: string, prepare: (url: string) => Promise<void>][] = [
  ['an old', migrateToOldVersion],
  ['an empty', async () => undefined],
];
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.process.kill('SIGKILL');
    await child.ended;
  }
});

function start(program: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = new ChildProcess(program, args, env);
  running.push(child);
  return child;
}

async function run(url: string, ...args: string[]) {
  const child = start('scripts/almanac.ts', args, { DATABASE_URL: url });
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

const startServer = (url: string) =>
  start('server/main.ts', [], { DATABASE_URL: url, PORT: '0', SCHEDULED_JOBS: 'false', NODE_ENV: 'production' });

async function readAddress(child: ChildProcess): Promise<string> {
  const [, address] = await child.waitForOutput(/is listening at (http:\/\/[\d.:]+)/);
  return String(address);
}

async function countPending(url: string): Promise<number> {
  const db = openDatabase(url);
  return (await listPendingMigrations(db).finally(() => db.destroy())).length;
}

describe.each(emptyDatabases)('on %s', (name, create) => {
  it('creates the tables of an empty database, prints each migration with its time, and says when nothing is to be done', async () => {
    const { url, remove } = await create();
    const { code, out, err } = await run(url, 'migrate');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Ran \d+ migrations in \d+\.\d seconds\.\n$/)]);
    expect(err).toMatch(/^0001_catalogue {2}\d+ ms\n(\w+ {2}\d+ ms\n)+$/);
    expect(await run(url, 'migrate')).toEqual({
      code: 0,
      out: 'The database is up to date. There is nothing to run.\n',
      err: '',
    });
    await remove();
  });

  it('lists with --dry-run what would run, and changes nothing', async () => {
    const { url, remove } = await create();
    const { code, out } = await run(url, 'migrate', '--dry-run');
    expect([code, out.split('\n').slice(0, 2)]).toEqual([0, ['MIGRATION', '0001_catalogue']]);
    if (name === 'SQLite') expect(existsSync(url.slice('sqlite:'.length))).toBe(false);
    await migrateToOldVersion(url);
    const { out: json } = await run(url, 'migrate', '--dry-run', '--json');
    expect([JSON.parse(json).length, await countPending(url)]).toEqual([4, 4]);
    await remove();
  });

  it.each(states)('two processes that migrate %s database at once both succeed', async (_, prepare) => {
    const { url, remove } = await create();
    await prepare(url);
    const results = await Promise.all([run(url, 'migrate'), run(url, 'migrate')]);
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(await countPending(url)).toBe(0);
    await remove();
  });

  it.each(isThorough ? states : states.slice(0, 1))(
    'two servers that start on %s database at once both become ready',
    async (_, prepare) => {
      const { url, remove } = await create();
      await prepare(url);
      const servers = [startServer(url), startServer(url)];
      for (const address of await Promise.all(servers.map(readAddress)))
        expect((await fetch(`${address}/api/health`)).status).toBe(200);
      for (const { process } of servers) process.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      await remove();
    },
  );

  it('refuses a database that a later version has migrated, with one sentence', async () => {
    const { url, remove } = await create();
    await run(url, 'migrate');
    const db = openDatabase(url);
    await db('knex_migrations').insert({ name: '9999_later', batch: 9, migration_time: new Date() });
    await db.destroy();
    const message =
      'DATABASE_URL: The database was migrated by a later version of Almanac (9999_later). Install that version or a later one, or restore a backup from before the upgrade into a new database.\n';
    expect(await run(url, 'migrate')).toEqual({ code: 1, out: '', err: message });
    const server = startServer(url);
    expect([await server.ended, server.stderr]).toEqual([1, message]);
    await remove();
  });

  it('a server whose migration takes long is alive and not ready, refuses reads, and serves afterwards', async () => {
    const { url, remove } = await create();
    const db = openDatabase(url);
    const blocked = await db.transaction();
    // The lock that a migration takes.
    if (name === 'PostgreSQL') await blocked.raw('select pg_advisory_xact_lock(718281828)');
    const port = String(20_000 + (process.pid % 20_000));
    const env = { DATABASE_URL: url, PORT: port, SCHEDULED_JOBS: 'false', NODE_ENV: 'production' };
    const server = start('server/main.ts', [], env);
    await server.waitForOutput(/Waiting until it has ended/);
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: response.status, body: await response.json() };
    };
    const startedAt = performance.now();
    expect(await get('/api/health/live')).toEqual({ status: 200, body: { service: 'almanac', status: 'ok' } });
    expect(await get('/api/health')).toMatchObject({ status: 503, body: { status: 'starting' } });
    expect(await get('/v1/indicators')).toMatchObject({ status: 503, body: { error: 'service_unavailable' } });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    const ready = start('scripts/almanac.ts', ['ready'], { PORT: port });
    expect([await ready.ended, ready.stderr]).toEqual([
      1,
      `The server at http://127.0.0.1:${port} is not ready: its status is starting.\n`,
    ]);
    await blocked.rollback();
    await db.destroy();
    await readAddress(server);
    expect((await get('/api/health')).status).toBe(200);
    server.process.kill('SIGKILL');
    await server.ended;
    await remove();
  });
});

it('almanac ready exits with 0 for a server that is ready, and with 1 if nothing answers', async () => {
  const [[, create] = []] = emptyDatabases;
  const database = await create?.();
  const server = startServer(String(database?.url));
  const address = await readAddress(server);
  const ask = async (...args: string[]) => {
    const child = start('scripts/almanac.ts', ['ready', ...args], { PORT: new URL(address).port, HOST: '0.0.0.0' });
    return { code: await child.ended, out: child.stdout, err: child.stderr };
  };
  expect(await ask()).toEqual({ code: 0, out: `The server at ${address} is ready.\n`, err: '' });
  expect(await ask('--url', 'http://127.0.0.1:2', '--timeout', '2')).toEqual({
    code: 1,
    out: '',
    err: 'The server at http://127.0.0.1:2 is not ready: nothing accepts the connection, ECONNREFUSED.\n',
  });
  expect((await ask('--timeout', 'soon')).code).toBe(2);
  server.process.kill('SIGKILL');
  await server.ended;
  await database?.remove();
});

it('a command names the setting and what to do if the database cannot be reached', async () => {
  const { code, err } = await run('postgres://almanac:secret@127.0.0.1:1/almanac', 'jobs');
  expect([code, err]).toEqual([
    1,
    'DATABASE_URL: Nothing accepts connections at the database almanac at 127.0.0.1:1. Start PostgreSQL, or correct host and port.\n',
  ]);
});
