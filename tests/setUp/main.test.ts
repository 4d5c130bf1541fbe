import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../server/store/database.js';
import { ChildProcess, databaseFolder } from './childProcess.js';

const database = databaseFolder(true);
const running: ChildProcess[] = [];

function start(environment: Record<string, string> = {}): ChildProcess {
  const child = new ChildProcess('server/main.ts', [], { DATABASE_URL: database.url, PORT: '0', ...environment });
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

async function addressOf(child: ChildProcess): Promise<URL> {
  const [, address] = await child.said(/serves at (http:\/\/[\d.:]+)/);
  return new URL(String(address));
}

async function clearAccounts(): Promise<void> {
  const db = openDatabase(database.url);
  await db('api_keys').delete();
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
  const untouched = databaseFolder(false);
  const child = start({ DATABASE_URL: untouched.url, [name]: value });
  expect(await child.ended).toBe(1);
  expect(child.stdout).toBe('');
  expect(child.stderr).toMatch(new RegExp(`^${name}: must be [^\\n]+\\.\\n$|^${name}: [^\\n]+\\.\\n$`));
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('does not start at a port that is taken, and names it', async () => {
  const first = start();
  const { port } = await addressOf(first);
  const second = start({ PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.stderr).toContain(port);
  expect(second.stderr).not.toMatch(/\n {4}at /);
});

it('opens a demo account on the first start only, and prints its key with a call that works', async () => {
  await clearAccounts();
  const first = start();
  const [, key, url] = await first.said(/curl -H 'X-API-Key: (alm_\w{40})' '(http[^']+)'/);
  const response = await fetch(String(url), { headers: { 'X-API-Key': String(key) } });
  expect([response.status, response.headers.get('x-ratelimit-limit')]).toEqual([200, '20']);
  expect(first.stdout.split(String(key)).length - 1).toBe(2);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = start();
  await fetch(new URL('/api/health', await addressOf(second)));
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.stdout + second.stderr).not.toContain('alm_');
  expect(await countAccounts()).toBe(1);
});

it('opens no demo account in production', async () => {
  await clearAccounts();
  const child = start({ NODE_ENV: 'production' });
  const address = await addressOf(child);
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
  expect(child.stdout + child.stderr).not.toContain('alm_');
  expect(await countAccounts()).toBe(0);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'answers on %s what is under way, takes nothing new, and exits 0',
  async (signal) => {
    const child = start({ NODE_ENV: 'production' });
    const { hostname, port } = await addressOf(child);
    const open = () => connect({ host: hostname, port: Number(port) });
    const underWay = open();
    let answer = '';
    underWay.on('data', (text) => {
      answer += text;
    });
    underWay.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
    // A whole exchange on another connection: the server has then read what came before it.
    await fetch(`http://${hostname}:${port}/api/health`);
    child.process.kill(signal);
    await refusal(open);
    underWay.write('\r\n');
    expect(await child.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('"status":"ok"');
    expect(child.stdout).toContain('has stopped');
  },
);

it('stops cleanly from the moment it says that it serves', async () => {
  await clearAccounts();
  const child = start();
  await addressOf(child);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});

it('exits 0 on SIGTERM within ten seconds also when a connection is open over which nothing was ever asked', async () => {
  const child = start({ NODE_ENV: 'production' });
  const { hostname, port } = await addressOf(child);
  const silent = connect({ host: hostname, port: Number(port) });
  await new Promise((resolve) => silent.once('connect', resolve));
  await fetch(`http://${hostname}:${port}/api/health`);
  child.process.kill('SIGTERM');
  const deadline = pause(10_000, 'still running');
  expect(await Promise.race([child.ended, deadline])).toBe(0);
  silent.destroy();
});

/** Resolves when the server takes no connection any more. */
async function refusal(open: () => ReturnType<typeof connect>): Promise<void> {
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
