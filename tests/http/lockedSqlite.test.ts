import Sqlite from 'better-sqlite3';
import { runLongWork } from '../../server/store/longWork.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/watchlist';

let api: Api;
let ada: Person;
let other: Sqlite.Database;
beforeEach(async () => {
  api = await startApi();
  ada = await signUp(api);
  other = new Sqlite(api.db.client.config.connection.filename);
  other.exec('begin immediate');
});
afterEach(async () => {
  other.close();
  await api.stop();
});

const watch = (indicator = 'real-gdp') => ada.post(path, { indicator });

/** Sends reads until `work` ends. Returns how many were answered, and how long the slowest took. */
async function readMeanwhile(work: Promise<unknown>): Promise<{ count: number; maxMs: number }> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  let [count, maxMs] = [0, 0];
  while (!isDone) {
    const startedAt = performance.now();
    // Not from memory.
    const { status } = await api.get(`/v1/indicators/search?q=inflation&limit=${(count % 50) + 1}`);
    expect(status).toBe(200);
    maxMs = Math.max(maxMs, performance.now() - startedAt);
    count += 1;
  }
  return { count, maxMs };
}

it('a write waits for the lock of another process, while reads go on', async () => {
  const write = watch();
  await api.get('/v1/countries');
  other.exec('commit');
  expect((await write).status).toBe(200);
});

it('a write returns 503 when the lock is not released, and reads are answered meanwhile', async () => {
  const write = watch();
  const { count, maxMs } = await readMeanwhile(write);
  expectErrorResponse(await write, 503, 'service_unavailable', 'Another process has locked the database.');
  expect((await write).headers['retry-after']).toBe('2');
  expect(count).toBeGreaterThan(5);
  expect(maxMs).toBeLessThan(1_000);
  other.exec('commit');
  expect((await watch()).status).toBe(200);
});

it('many writes that wait do not hold up reads', async () => {
  const writes = Promise.all(Array.from({ length: 40 }, () => watch()));
  // This read is answered once all writes have begun to wait, which can take a slow machine more than a second.
  await api.get('/v1/countries');
  const { count, maxMs } = await readMeanwhile(writes);
  expect(count).toBeGreaterThan(2);
  expect(maxMs).toBeLessThan(1_000);
  expect((await writes).map(({ status }) => status)).toEqual(Array<number>(40).fill(503));
});

it('health stays ok while another process has the lock', async () => {
  expect((await api.request.get('/api/health')).body).toMatchObject({ status: 'ok' });
});

it('a job waits longer than a request', async () => {
  const update = () => api.db('data_versions').update({ changed_at: '2026-11-21T12:00:00.000Z' });
  const job = runLongWork(async () => update());
  await expect(update()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.exec('commit');
  expect(await job).toBe((await api.db('data_versions')).length);
});

it('the work of a transaction begins once, when it has the lock', async () => {
  let begun = 0;
  const transaction = api.db.transaction(async (trx) => {
    begun += 1;
    await trx('watchlist_items').delete();
  });
  // It can be rejected before the reads end.
  const rejected = expect(transaction).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await readMeanwhile(watch());
  expect(begun).toBe(0);
  await rejected;
  expect(begun).toBe(0);
});
