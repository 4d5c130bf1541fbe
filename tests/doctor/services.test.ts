import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMail } from '../../scripts/almanac/doctor/checkMail.js';
import { checkProxy } from '../../scripts/almanac/doctor/checkProxy.js';
import {
  checkClock,
  checkDatabase,
  checkFile,
  checkFreeSpace,
  checkRedis,
} from '../../scripts/almanac/doctor/checkStores.js';
import { type Check, describeFailure } from '../../scripts/almanac/doctor/finding.js';
import { readConfig } from '../../server/config.js';
import { openDatabase } from '../../server/store/database.js';
import { startApi } from '../support/api.js';
import { libraryFile } from '../support/libraryFile.js';

const postgres = process.env['TEST_POSTGRES_URL'];
const redis = process.env['TEST_REDIS_URL'];
const onPostgres = postgres === undefined ? it.skip : it;
const onRedis = redis === undefined ? it.skip : it;
/** A port on which nothing listens. */
const closed = '127.0.0.1:9';
const password = 'kX7-2pqLw9Zt';

const folder = mkdtempSync(join(tmpdir(), 'almanac-doctor-'));
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (check: Check, environment: Record<string, string>) => check(readConfig(environment));

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function copyLibrary(name: string, mode: number): string {
  const file = join(folder, name);
  copyFileSync(libraryFile, file);
  chmodSync(file, mode);
  return file;
}

it('accepts a migrated database file that only its owner can read', async () => {
  const DATABASE_URL = `sqlite:${copyLibrary('good.db', 0o600)}`;
  expect(await run(checkDatabase, { DATABASE_URL })).toMatchObject([{ state: 'ok' }]);
  expect(await run(checkClock, { DATABASE_URL })).toMatchObject([{ state: 'ok' }]);
});

it('reports a database file that others can read, is behind or does not exist, and changes none', async () => {
  const DATABASE_URL = `sqlite:${copyLibrary('open.db', 0o644)}`;
  chmodSync(folder, 0o755);
  expect(await run(checkDatabase, { DATABASE_URL })).toMatchObject([{ state: 'ok' }, { state: 'problem' }]);
  const db = openDatabase(DATABASE_URL);
  await db('knex_migrations').where('name', 'like', '0001%').delete();
  await db.destroy();
  for (const _ of [1, 2]) {
    const [finding] = await run(checkDatabase, { DATABASE_URL });
    expect(finding).toMatchObject({
      state: 'problem',
      message: expect.stringContaining('is not up to date (migrations to run: 1)'),
    });
  }
  const missing = await run(checkDatabase, { DATABASE_URL: `sqlite:${join(folder, 'missing.db')}` });
  expect(missing).toMatchObject([{ state: 'problem', message: expect.stringContaining('does not exist') }]);
  expect(await run(checkDatabase, { DATABASE_URL: 'sqlite::memory:' })).toMatchObject([{ state: 'problem' }]);
});

it('reports a -wal or -shm file that others can read, and a folder in which others can replace files', () => {
  const file = copyLibrary('logged.db', 0o600);
  writeFileSync(`${file}-wal`, '');
  writeFileSync(`${file}-shm`, '');
  const listFindings = () => checkFile(file).map(({ message }) => message);
  chmodSync(folder, 0o700);
  expect(listFindings()).toEqual([]);
  chmodSync(folder, 0o777);
  chmodSync(`${file}-wal`, 0o644);
  chmodSync(`${file}-shm`, 0o644);
  expect(listFindings()).toEqual([
    `Other users of this machine can read ${file}-wal and ${file}-shm. Run: chmod 600 ${file}*`,
    `Other users of this machine can replace files in ${folder}. Run: chmod go-w ${folder}`,
  ]);
  chmodSync(folder, 0o700);
});

it('says in words why a service cannot be reached', () => {
  expect(describeFailure({ code: 'ENOTFOUND' })).toBe('the name is not known, ENOTFOUND');
  expect(describeFailure({ cause: { code: 'ERR_SSL_WRONG_VERSION_NUMBER' } })).toMatch(/^it does not speak TLS, /);
  expect(describeFailure({ code: 'X1' })).toBe('the connection failed, X1');
});

it('reports a disk that fills up', () => {
  expect(checkFreeSpace(2 ** 31)).toBeUndefined();
  expect(checkFreeSpace(2 ** 29)).toMatchObject({ state: 'warning' });
  expect(checkFreeSpace(2 ** 20)).toMatchObject({ state: 'problem', message: expect.stringContaining(' 1 MB ') });
});

it('reports stores that do not respond, without their passwords', async () => {
  const environment = {
    DATABASE_URL: `postgres://almanac:${password}@${closed}/x`,
    REDIS_URL: `redis://:${password}@${closed}`,
  };
  const findings = [...(await run(checkDatabase, environment)), ...(await run(checkRedis, environment))];
  expect(findings).toMatchObject([{ state: 'problem' }, { state: 'problem' }]);
  expect(JSON.stringify(findings)).not.toContain(password);
});

onRedis('accepts a Redis that responds, and compares its clock', async () => {
  const environment = { DATABASE_URL: 'sqlite:missing', REDIS_URL: redis ?? '' };
  expect(await run(checkRedis, environment)).toMatchObject([{ state: 'ok' }]);
  expect(await checkClock(readConfig(environment))).toMatchObject([{ state: 'ok' }]);
  const findings = await checkClock(readConfig(environment), () => Date.now() + 60_000);
  expect(findings).toMatchObject([
    { state: 'problem', message: expect.stringContaining('Redis differ by 60 seconds') },
  ]);
});

it('accepts one process without Redis', async () => {
  expect(await run(checkRedis, {})).toMatchObject([{ state: 'ok' }]);
});

onPostgres('compares the clock of PostgreSQL, and warns when nodes share it without Redis', async () => {
  const environment = { DATABASE_URL: postgres ?? '' };
  expect(await run(checkRedis, environment)).toMatchObject([{ state: 'warning' }]);
  expect(await checkClock(readConfig(environment))).toMatchObject([{ state: 'ok' }]);
  const findings = await checkClock(readConfig(environment), () => Date.now() + 60_000);
  expect(findings).toMatchObject([{ state: 'problem', message: expect.stringContaining('the database differ by 60') }]);
});

/** A mail server that greets, and rejects or accepts everything. */
function createMailServer(answer: string): Server {
  return createServer((socket: Socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', () => socket.write(answer));
  });
}

it('accepts a mail server that accepts the connection, and a sender of a domain', async () => {
  const port = await listen(createMailServer('250 ok\r\n'));
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'almanac@example.org' };
  expect(await run(checkMail, environment)).toMatchObject([{ state: 'ok' }]);
  expect(await run(checkMail, { ...environment, MAIL_FROM: '' })).toMatchObject([{ state: 'problem' }]);
});

it('reports a mail server that is down or rejects the password, and a missing one in production', async () => {
  const MAIL_FROM = 'almanac@example.org';
  const port = await listen(createMailServer('535 no\r\n'));
  for (const address of [closed, `almanac:${password}@127.0.0.1:${port}`]) {
    const findings = await run(checkMail, { SMTP_URL: `smtp://${address}`, MAIL_FROM });
    expect(findings).toMatchObject([{ state: 'problem' }]);
    expect(JSON.stringify(findings)).not.toContain(password);
  }
  expect(await run(checkMail, {})).toMatchObject([{ state: 'ok' }]);
  expect(await run(checkMail, { NODE_ENV: 'production' })).toMatchObject([{ state: 'warning' }]);
});

it.each([
  ['ignores a forged address', 0, 'ok'],
  ['believes a forged address', 1, 'problem'],
])('asks the running server, which %s', async (_name, TRUST_PROXY, state) => {
  const api = await startApi({ TRUST_PROXY });
  expect(await run(checkProxy, { PUBLIC_URL: api.url })).toMatchObject([{ state }]);
  await api.stop();
});

it('reports another program at PUBLIC_URL, and a server that does not run', async () => {
  const other: RequestListener = (_request, response) => response.end();
  const port = await listen(createHttpServer(other));
  expect(await run(checkProxy, { PUBLIC_URL: `http://127.0.0.1:${port}` })).toMatchObject([{ state: 'problem' }]);
  expect(await run(checkProxy, { PUBLIC_URL: `http://${closed}` })).toMatchObject([{ state: 'warning' }]);
});

it('warns of a public address without a proxy', async () => {
  const [first] = await run(checkProxy, { PUBLIC_URL: `https://${closed}` });
  expect(first).toMatchObject({ state: 'warning', message: expect.stringContaining('TRUST_PROXY is 0') });
});
