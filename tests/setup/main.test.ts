import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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
  const [, address] = await child.waitForOutput(/is listening at (http:\/\/[\d.:]+)/);
  return new URL(String(address));
}

async function clearAccounts(): Promise<void> {
  const db = openDatabase(database.url);
  for (const table of ['account_tokens', 'known_addresses', 'sessions', 'api_keys']) await db(table).delete();
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
])('does not start with %s=%s, and names the setting', async (name, value) => {
  const untouched = createDatabaseFolder(false);
  const child = startServer({ DATABASE_URL: untouched.url, [name]: value });
  expect(await child.ended).toBe(1);
  expect(child.stdout).toBe('');
  expect(child.stderr).toMatch(new RegExp(`^${name}: must be [^\\n]+\\.\\n$|^${name}: [^\\n]+\\.\\n$`));
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('does not start at a port in use, and reports it before it opens the database', async () => {
  const first = startServer();
  const { port } = await readAddress(first);
  const untouched = createDatabaseFolder(false);
  const second = startServer({ PORT: port, DATABASE_URL: untouched.url });
  expect(await second.ended).toBe(1);
  const message = `PORT: ${port} is already in use at 127.0.0.1. Stop the program that uses it, or set another port.\n`;
  expect([second.stdout, second.stderr]).toEqual(['', message]);
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('creates a demo account on the first start only, and prints its key with a working command', async () => {
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

it('creates an account for ADMIN_EMAIL once, with a link to set its password', async () => {
  await clearAccounts();
  const settings = { ADMIN_EMAIL: 'Grace@example.org' };
  const first = startServer(settings);
  const address = await readAddress(first);
  const [, token] = await first.waitForOutput(/reset-password#([\w-]{43})/);
  expect(first.stdout).toMatch(
    /at http:\S+ has created an Enterprise account for this email address, because its setting ADMIN_EMAIL/,
  );
  const post = (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const password = 'correct horse battery';
  expect((await post('/api/account/password-reset/confirm', { token, password })).status).toBe(204);
  const signedIn = await post('/api/account/sign-in', { email: 'grace@example.org', password });
  expect(await signedIn.json()).toMatchObject({ email: 'grace@example.org', plan: 'enterprise', isOwner: true });
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startServer(settings);
  await readAddress(second);
  expect(second.stdout).not.toContain('reset-password');
});

it('creates an account for ADMIN_EMAIL even if it cannot send mail, and logs what to do', async () => {
  await clearAccounts();
  const settings = { PUBLIC_URL: 'https://almanac.example.org', ADMIN_EMAIL: 'grace@example.org' };
  const child = startServer({ NODE_ENV: 'production', ...settings });
  await readAddress(child);
  expect(child.stdout).toContain(
    'Set SMTP_URL, then request a password at https://almanac.example.org/reset-password.',
  );
  expect(child.stdout).not.toMatch(/reset-password#/);
  expect(await countAccounts()).toBe(1);
});

it('notifies watchers of new vintages at the start, and stores the run', async () => {
  const db = openDatabase(database.url);
  await db('scheduled_runs').delete();
  await readAddress(startServer({ NODE_ENV: 'production' }));
  const runs = await db('scheduled_runs').select('name', 'state', 'counts');
  await db.destroy();
  expect(runs).toEqual([{ name: 'notify-watchers', state: 'succeeded', counts: '{"notices":0}' }]);
});

it('plans its scheduled jobs at the start, and none with SCHEDULED_JOBS=false', async () => {
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
  // Those of billing and backups run only if these are on.
  const jobs = Object.keys(scheduledJobs).filter((name) => name !== 'reconcile-billing' && name !== 'back-up');
  expect(await planned({})).toEqual([]);
  expect(await planned({ SCHEDULED_JOBS: 'true' })).toEqual(jobs);
});

it('creates no demo account in production', async () => {
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
  'on %s completes requests in flight, accepts no new ones, and exits with 0',
  async (signal) => {
    const child = startServer({ NODE_ENV: 'production' });
    const { hostname, port } = await readAddress(child);
    const open = () => connect({ host: hostname, port: Number(port) });
    const inFlight = open();
    let response = '';
    inFlight.on('data', (text) => {
      response += text;
    });
    inFlight.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n');
    // After a complete exchange on another connection the server has read the earlier bytes.
    await fetch(`http://${hostname}:${port}/api/health`);
    child.process.kill(signal);
    await expectConnectionRefused(open);
    inFlight.write('\r\n');
    expect(await child.ended).toBe(0);
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toContain('"status":"ok"');
    expect(child.stdout).toContain('Almanac stopped.');
  },
);

it('stops cleanly from the moment it reports that it is listening', async () => {
  await clearAccounts();
  const child = startServer();
  await readAddress(child);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});

it('exits with 0 within ten seconds of SIGTERM even with an open idle connection', async () => {
  const child = startServer({ NODE_ENV: 'production' });
  const { hostname, port } = await readAddress(child);
  const silent = connect({ host: hostname, port: Number(port) });
  await new Promise((resolve) => silent.once('connect', resolve));
  await fetch(`http://${hostname}:${port}/api/health`);
  child.process.kill('SIGTERM');
  const deadline = sleep(10_000, 'still running');
  expect(await Promise.race([child.ended, deadline])).toBe(0);
  silent.destroy();
});

it('loses no request when it stops under load: it reports that it is not ready before it refuses connections', async () => {
  const child = startServer({ NODE_ENV: 'production', DRAIN_SECONDS: '2', ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
  const address = await readAddress(child);
  const health = new URL('/api/health', address);
  const statuses = new Set<number>();
  let isReady = true;
  /** Like a load balancer, sends over kept-alive connections while the server reports that it is ready. */
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
      await sleep(20);
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

/** Resolves when the server refuses connections. */
async function expectConnectionRefused(open: () => ReturnType<typeof connect>): Promise<void> {
  for (;;) {
    const socket = open();
    const refused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
    socket.destroy();
    if (refused) return;
    await sleep(10);
  }
}
