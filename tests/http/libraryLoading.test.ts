import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import pino from 'pino';
import { BackgroundLoad } from '../../server/setup/backgroundLoad.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { prepareLibrary } from '../../server/setup/loadLibrary.js';
import { startLibraryLoad } from '../../server/setup/startLibraryLoad.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { SmallLibrary } from '../setup/smallLibrary.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Node, startNode } from '../support/startNode.js';

const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
const observations = '/v1/indicators/observations?id=test-price';

let folder: string;
let url: string;
let db: Knex;
let library: SmallLibrary;
let node: Node;
let key: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-loading-'));
  url = `sqlite:${join(folder, 'almanac.db')}`;
  db = openDatabase(url);
  await migrate(db);
  library = new SmallLibrary();
  await prepareLibrary(db, library.folder, clock.now.toISOString());
  node = await startNode({ db, clock, log: [] }, {});
  key = await createAccount(db, 'reader@example.org', 'pro', clock.now);
});
afterEach(async () => {
  await node.stop();
  await db.destroy();
  library.remove();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => node.request.get(path).set('X-API-Key', key);

/** Loads the series in a worker thread. Returns why that failed, or null. */
function load(): Promise<Error | null> {
  return new Promise((resolve) => {
    const ignore = () => undefined;
    const callbacks = { onProgress: ignore, onWarning: ignore, onEnd: resolve };
    new BackgroundLoad(db, { url, folder: library.folder, now: () => clock.now, ...callbacks });
  });
}

it('refuses to read a series that is not loaded yet, says when to try again, and serves it once it is loaded', async () => {
  const refused = await get(observations);
  expectErrorResponse(refused, 503, 'library_loading');
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.body.message).toBe(
    "Indicator 'test-price' (US) is not loaded yet. 0 percent of the library is loaded. Try again in 5 seconds.",
  );
  expect((await node.request.get('/api/health')).body.library).toEqual({
    state: 'loading',
    series: 0,
    totalSeries: 2,
    observations: 0,
  });
  expect(await load()).toBeNull();
  const served = await get(observations);
  expect(served.status).toBe(200);
  expect(JSON.stringify(served.body)).toContain('2020-10-01');
  // The state is that of two seconds ago at most.
  clock.now = new Date(clock.now.getTime() + 3_000);
  expect((await node.request.get('/api/health')).body.library).toMatchObject({ state: 'ready', series: 2 });
});

it('finds and lists series before they are loaded, and does not serve these responses from memory afterwards', async () => {
  const paths = ['/v1/indicators/search?q=test', '/v1/indicators/series?id=test-price'];
  for (const path of paths) expect((await get(path)).status).toBe(200);
  const before = await Promise.all(paths.map(get));
  expect(JSON.stringify(before.map(({ body }) => body))).not.toContain('2020-10-01');
  await load();
  for (const path of paths) expect(JSON.stringify((await get(path)).body)).toContain('2020-10-01');
});

it('refuses the headlines of a country until the series of all of them are loaded, so that none is named as missing by mistake', async () => {
  library.setIndicators(['test-price', 'test-output']);
  library.addIncludingIndicator('policy-rate', 'test-price');
  await prepareLibrary(db, library.folder, clock.now.toISOString());
  const refused = await get('/v1/countries/US');
  expectErrorResponse(refused, 503, 'library_loading', "Indicator 'policy-rate' (US) is not loaded yet.");
  expect(refused.headers['retry-after']).toBe('5');
  expect(await load()).toBeNull();
  const { status, body } = await get('/v1/countries/US');
  const policyRate = body.missing.find(({ id }: { id: string }) => id === 'policy-rate');
  expect([status, policyRate]).toEqual([200, expect.objectContaining({ reason: 'ended', lastDate: '2020-10-01' })]);
});

it('says that the library is not complete if the load has failed', async () => {
  library.setObservations({ 'test/OUTPUT': [7, 8] });
  await prepareLibrary(db, library.folder, clock.now.toISOString());
  expect((await load())?.message).toBe('test/PRICE has no observations.');
  const refused = await get(observations);
  expectErrorResponse(refused, 503, 'library_loading');
  expect(refused.headers['retry-after']).toBe('300');
  expect(refused.body.message).toContain('Loading the library failed.');
  expect((await node.request.get('/api/health')).body.library).toEqual({
    state: 'failed',
    problem:
      'Loading the library failed, so it is incomplete. Read the reason in the log of the server, remove the cause, and start the server again.',
    series: 1,
    totalSeries: 2,
    observations: 2,
  });
});

it.each([
  ['before it has begun', 1],
  ['in the middle', 3],
])(
  'says that the load has failed if the worker thread dies %s, logs it, and loads at the next start',
  async (_, transaction) => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    const start = () => startLibraryLoad(db, { url, folder: library.folder, log, now: () => clock.now });
    const grant = killWorkerAt(transaction);
    await (await start()).ended;
    grant.mockRestore();
    expect((await node.request.get('/api/health')).body.library).toMatchObject({ state: 'failed' });
    expect((await get(observations)).headers['retry-after']).toBe('300');
    expect(lines.map((line) => JSON.parse(line)).map(({ err, msg }) => [err.message, msg])).toEqual([
      [
        'The worker thread ended before the library was loaded.',
        'Loading the library failed. The next start tries again.',
      ],
    ]);
    await (await start()).ended;
    clock.now = new Date(clock.now.getTime() + 3_000);
    expect((await node.request.get('/api/health')).body.library).toMatchObject({ state: 'ready', series: 2 });
  },
);

/** Kills the worker thread that loads, instead of lending it the database for its transaction of this number. */
function killWorkerAt(transaction: number) {
  let count = 0;
  const { postMessage } = Worker.prototype;
  return jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, command: unknown) {
    count += 1;
    if (count === transaction) this.terminate();
    else postMessage.call(this, command);
  });
}

it('serves what is loaded and logs the failure if the statistics cannot be read after a load that failed', async () => {
  library.setObservations({ 'test/OUTPUT': [7, 8] });
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const loading = await startLibraryLoad(db, { url, folder: library.folder, log, now: () => clock.now });
  const raw = jest.spyOn(db.client, 'raw').mockImplementation(() => Promise.reject(new Error('The disk is full.')));
  await loading.ended;
  raw.mockRestore();
  expect((await node.request.get('/api/health')).body.library).toMatchObject({ state: 'failed', series: 1 });
  const problems = lines.map((line) => JSON.parse(line)).filter(({ err }) => err !== undefined);
  expect(problems.map(({ err, msg }) => [err.message, msg])).toEqual([
    ['test/PRICE has no observations.', 'Loading the library failed. The next start tries again.'],
    ['The disk is full.', 'Reading the statistics of the database failed. The next start reads them.'],
  ]);
  expect(problems[0].err.stack).toContain('loadObservations');
});
