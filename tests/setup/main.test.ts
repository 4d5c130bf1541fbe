import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { scheduledJobs } from '../../server/scheduled/index.js';
import { openDatabase } from '../../server/store/database.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const database = createDatabaseFolder(true);
const running: ChildProcess[] = [];

function startServer(environment: Record<string, string> = {}): ChildProcess {
  const child = new ChildProcess('server/main.ts', [], {
    DATABASE_URL: database.url,
    PORT: '0',
    DRAIN_SECONDS: '0',
    SCHEDULED_JOBS: 'false',
    ...environment,
  });
  running.push(child);
  return child;
}

afterEach(async () => {
  for (const child of running.splice(0)) {
    child.process.kill('SIGKILL');
    await child.ended;
  }
});
afterAll(() => database.remove());

async function readAddress(child: ChildProcess): Promise<URL> {
  const [, address] = await child.waitForOutput(/serves at (http:\/\/[\d.:]+)/);
  return new URL(String(address));
}

async function clearAccounts(): Promise<void> {
  const db = openDatabase(database.url);
  for (const table of ['account_tokens', 'sessions', 'api_keys']) await db(table).delete();
  await db('accounts').delete();
  await db.destroy();
}

async function countAccounts(): Promise<unknown> {
  const db = openDatabase(database.url);
  const [row] = await db('accounts').count({ count: '*' });
  await db.destroy();
  return row?.['count'];
}

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['LOG_LEVEL', 'loud'],
])('does not start with %s=%s, and says so in a sentence that names it', async (name, value) => {
  const untouched = createDatabaseFolder(false);
  const child = startServer({ DATABASE_URL: untouched.url, [name]: value });
  expect(await child.ended).toBe(1);
  expect(child.stdout).toBe('');
  expect(child.stderr).toMatch(new RegExp(`^${name}: must be [^\\n]+\\.\\n$|^${name}: [^\\n]+\\.\\n$`));
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('does not start at a port that is taken, and says so before it opens its database', async () => {
  const first = startServer();
  const { port } = await readAddress(first);
  const untouched = createDatabaseFolder(false);
  const second = startServer({ PORT: port, DATABASE_URL: untouched.url });
  expect(await second.ended).toBe(1);
  const sentence = `PORT: ${port} is taken at 127.0.0.1. Stop what listens there, or set another port.\n`;
  expect([second.stdout, second.stderr]).toEqual(['', sentence]);
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('opens a demo account on the first start only, and prints its key with a call that works', async () => {
  await clearAccounts();
  const first = startServer();
  const [, key, url] = await first.waitForOutput(/curl -H 'X-API-Key: (alm_\w{40})' '(http[^']+)'/);
  const response = await fetch(String(url), { headers: { 'X-API-Key': String(key) } });
  expect([response.status, response.headers.get('x-ratelimit-limit')]).toEqual([200, '20']);
  expect(first.stdout.split(String(key)).length - 1).toBe(2);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startServer();
  await fetch(new URL('/api/health', await readAddress(second)));
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.stdout + second.stderr).not.toContain('alm_');
  expect(await countAccounts()).toBe(1);
});

it('opens an account for ADMIN_EMAIL once, with a link by which its password is set', async () => {
  await clearAccounts();
  const settings = { ADMIN_EMAIL: 'Grace@example.org' };
  const first = startServer(settings);
  const address = await readAddress(first);
  const [, token] = await first.waitForOutput(/reset-password#([\w-]{43})/);
  expect(first.stdout).toMatch(
    /at http:\S+ opened an account of the plan Enterprise for this address, because its setting ADMIN_EMAIL/,
  );
  const post = (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const password = 'correct horse battery';
  expect((await post('/api/account/password-reset/confirm', { token, password })).status).toBe(204);
  const signedIn = await post('/api/account/sign-in', { email: 'grace@example.org', password });
  expect(await signedIn.json()).toMatchObject({ email: 'grace@example.org', plan: 'enterprise' });
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startServer(settings);
  await readAddress(second);
  expect(second.stdout).not.toContain('reset-password');
});

it('opens an account for ADMIN_EMAIL also where it cannot mail, and says what to do', async () => {
  await clearAccounts();
  const settings = { PUBLIC_URL: 'https://almanac.example.org', ADMIN_EMAIL: 'grace@example.org' };
  const child = startServer({ NODE_ENV: 'production', ...settings });
  await readAddress(child);
  expect(child.stdout).toContain(
    'Set SMTP_URL, then ask for a password at https://almanac.example.org/reset-password.',
  );
  expect(child.stdout).not.toMatch(/reset-password#/);
  expect(await countAccounts()).toBe(1);
});

it('tells watchers of new vintages at the start, and remembers that it did', async () => {
  const db = openDatabase(database.url);
  await db('scheduled_runs').delete();
  await readAddress(startServer({ NODE_ENV: 'production' }));
  const runs = await db('scheduled_runs').select('name', 'state', 'counts');
  await db.destroy();
  expect(runs).toEqual([{ name: 'notify-watchers', state: 'succeeded', counts: '{"notices":0}' }]);
});

it('plans its jobs at the start, and none with SCHEDULED_JOBS=false', async () => {
  const planned = async (environment: Record<string, string>) => {
    const child = startServer({ NODE_ENV: 'production', ...environment });
    await readAddress(child);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    const db = openDatabase(database.url);
    const names = await db('schedules').orderBy('name').pluck('name');
    await db.destroy();
    return names;
  };
  expect(await planned({})).toEqual([]);
  expect(await planned({ SCHEDULED_JOBS: 'true' })).toEqual(Object.keys(scheduledJobs));
});

it('opens no demo account in production', async () => {
  await clearAccounts();
  const child = startServer({ NODE_ENV: 'production' });
  const address = await readAddress(child);
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
  expect(child.stdout + child.stderr).not.toContain('alm_');
  expect(await countAccounts()).toBe(0);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'answers on %s what is under way, takes nothing new, and exits 0',
  async (signal) => {
    const child = startServer({ NODE_ENV: 'production' });
    const { hostname, port } = await readAddress(child);
    const open = () => connect({ host: hostname, port: Number(port) });
    const underWay = open();
    let response = '';
    underWay.on('data', (text) => {
      response += text;
    });
    underWay.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n');
    // A whole exchange on another connection: the server has then read what came before it.
    await fetch(`http://${hostname}:${port}/api/health`);
    child.process.kill(signal);
    await expectConnectionRefused(open);
    underWay.write('\r\n');
    expect(await child.ended).toBe(0);
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toContain('"status":"ok"');
    expect(child.stdout).toContain('has stopped');
  },
);

it('stops cleanly from the moment it says that it serves', async () => {
  await clearAccounts();
  const child = startServer();
  await readAddress(child);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});

it('exits 0 on SIGTERM within ten seconds also when a connection is open over which nothing was ever asked', async () => {
  const child = startServer({ NODE_ENV: 'production' });
  const { hostname, port } = await readAddress(child);
  const silent = connect({ host: hostname, port: Number(port) });
  await new Promise((resolve) => silent.once('connect', resolve));
  await fetch(`http://${hostname}:${port}/api/health`);
  child.process.kill('SIGTERM');
  const deadline = pause(10_000, 'still running');
  expect(await Promise.race([child.ended, deadline])).toBe(0);
  silent.destroy();
});

it('loses no request at a stop under load: it is not ready before it refuses anybody', async () => {
  const child = startServer({ NODE_ENV: 'production', DRAIN_SECONDS: '2', ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
  const address = await readAddress(child);
  const health = new URL('/api/health', address);
  const statuses = new Set<number>();
  let isReady = true;
  /** As a balancer does: sends for as long as the server says that it is ready, over connections that it keeps. */
  const client = async () => {
    while (isReady) {
      const response = await fetch(new URL('/openapi.json', address));
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  };
  const prober = async () => {
    while (isReady) {
      const response = await fetch(health);
      isReady = response.status === 200;
      expect(await response.json()).toMatchObject({ status: isReady ? 'ok' : 'stopping' });
      await pause(20);
    }
  };
  const load = Promise.all([prober(), ...Array.from({ length: 8 }, client)]);
  await fetch(health);
  child.process.kill('SIGTERM');
  await load;
  expect([...statuses]).toEqual([200]);
  expect((await fetch(new URL('/api/health/live', address))).headers.get('connection')).toBe('close');
  expect(await child.ended).toBe(0);
});

/** Resolves when the server takes no connection any more. */
async function expectConnectionRefused(open: () => ReturnType<typeof connect>): Promise<void> {
  for (;;) {
    const socket = open();
    const refused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
    socket.destroy();
    if (refused) return;
    await pause(10);
  }
}
