import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { Schemas } from '../../server/schemas.js';
import { deleteAccount } from '../../server/store/accounts.js';
import { insertJob } from '../../server/store/jobs.js';
import { LibraryChanges } from '../../server/store/libraryChanges.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { startNode } from '../support/startNode.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Job = Schemas['ForecastJob'];

const startJob = (path: string, body: object) =>
  api.request.post(path).set({ 'X-API-Key': api.key, Prefer: 'respond-async' }).send(body);
const backtest = { seriesId: 'usd-cny-daily', horizon: 2, models: ['naive', 'drift'], origins: 3, window: 50 };
const run = { seriesId: 'real-gdp', horizon: 2, model: 'naive', backtestOrigins: 0 };

/** Parses the events of a completed stream. */
function parseEvents({ text }: Pick<Response, 'text'>): { event: string; job: Job }[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event = '', data = '']) => ({
    event,
    job: JSON.parse(data),
  }));
}

/** Inserts a job of the caller that no process runs, and returns its path. */
async function createUnfinishedJob(): Promise<string> {
  const id = randomUUID();
  const account = await api.db('api_keys').orderBy('created_at').first('account_id');
  const job = { id, accountId: account.account_id, kind: 'forecast.backtest', total: 6 };
  await insertJob(api.db, job, api.clock.now.toISOString());
  return `/api/forecast/jobs/${id}`;
}

it('accepts a backtest, streams its progress as events, and links to the result', async () => {
  const accepted = await startJob('/api/forecast/backtest', backtest);
  expect(accepted.status).toBe(202);
  expect(accepted.headers['preference-applied']).toBe('respond-async');
  expect(accepted.body).toMatchObject({ kind: 'backtest', progress: { total: 6 }, cacheKey: null, result: null });
  const path = String(accepted.headers['location']);
  expect(path).toBe(`/api/forecast/jobs/${accepted.body.id}`);
  const stream = await api.get(path).set('Accept', 'text/event-stream').buffer(true);
  expect(stream.headers['content-type']).toContain('text/event-stream');
  const events = parseEvents(stream);
  expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
  const done = events.map(({ job }) => job.progress.done);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  const last = events.at(-1);
  expect(last).toMatchObject({ event: 'done', job: { state: 'done', progress: { done: 6, total: 6 }, error: null } });
  expect((await api.get(path)).body).toEqual(last?.job);
  const result = await api.get(last?.job.result ?? '');
  expect(result.body).toMatchObject({ cacheKey: last?.job.cacheKey, series: { id: 'usd-cny-daily' } });
  const repeated = await startJob('/api/forecast/backtest', backtest);
  expect([repeated.status, repeated.text]).toEqual([200, result.text]);
});

it('runs a forecast as a job', async () => {
  const accepted = await startJob('/api/forecast/run', run);
  expect(accepted.body).toMatchObject({ kind: 'run', progress: { total: 1 } });
  const stream = await api.get(String(accepted.headers['location'])).set('Accept', 'text/event-stream').buffer(true);
  const { job } = parseEvents(stream).at(-1) as { job: Job };
  expect(job).toMatchObject({ state: 'done', progress: { done: 1, total: 1 } });
  expect((await api.get(job.result ?? '')).body.request).toMatchObject({ model: 'naive', horizon: 2 });
});

it('reports a job as failed one minute after the last heartbeat of its server', async () => {
  const path = await createUnfinishedJob();
  expect((await api.get(path)).body).toMatchObject({ state: 'queued', progress: { done: 0, total: 6 } });
  api.clock.advance(61_000);
  const { body } = await api.get(path);
  expect(body).toMatchObject({ state: 'failed', error: { error: 'service_unavailable' }, result: null });
  expect(body.endedAt).not.toBeNull();
  const stream = await api.get(path).set('Accept', 'text/event-stream').buffer(true);
  expect(parseEvents(stream)).toEqual([{ event: 'failed', job: body }]);
});

it('deletes a job after one week', async () => {
  const path = await createUnfinishedJob();
  api.clock.advance(61_000);
  expect((await api.get(path)).body.state).toBe('failed');
  api.clock.advance(8 * 86_400_000);
  const { body } = await api.operator('post', '/api/admin/jobs/clean-up/run');
  expect(body.counts.tasks).toBeGreaterThan(0);
  expectErrorResponse(await api.get(path), 404, 'not_found');
});

it('shows a job only to its own account', async () => {
  const path = await createUnfinishedJob();
  const other = await api.createKey('pro');
  expectErrorResponse(await api.request.get(path).set('X-API-Key', other), 404, 'not_found');
  expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
  expectErrorResponse(await api.get('/api/forecast/jobs/00000000-0000-4000-8000-000000000000'), 404, 'not_found');
  expectErrorResponse(await api.get('/api/forecast/jobs/abc'), 400, 'invalid_request');
});

it('deletes the jobs of a deleted account', async () => {
  await api.createKey('free');
  const { account_id: accountId } = await api.db('api_keys').orderBy('created_at', 'desc').first('account_id');
  await insertJob(api.db, { id: 'spare', accountId, kind: 'forecast.run', total: 1 }, api.clock.now.toISOString());
  await deleteAccount(api.db, accountId, api.clock.now.toISOString());
  expect(await api.db('jobs').where({ account_id: accountId })).toHaveLength(0);
});

describe('a stream of events', () => {
  /** Opens a stream and waits for its first event. */
  async function open(url: string, path: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
    const headers = { 'X-API-Key': api.key, Accept: 'text/event-stream' };
    const { body, status } = await fetch(`${url}${path}`, { headers });
    expect(status).toBe(200);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    return reader;
  }

  it('is rejected when the account has five open streams', async () => {
    const path = await createUnfinishedJob();
    const readers = await Promise.all(Array.from({ length: 5 }, () => open(api.url, path)));
    const sixth = await api.get(path).set('Accept', 'text/event-stream');
    expectErrorResponse(sixth, 429, 'rate_limit_exceeded');
    expect(sixth.headers['retry-after']).toBe('5');
    await Promise.all(readers.map((reader) => reader.cancel()));
  });

  it('ends when the server is stopping', async () => {
    const stopping = new AbortController();
    const { db, clock, log } = api;
    const node = await startNode({ db, clock, log, stopping: stopping.signal, changes: createFixedChanges() }, {});
    const other = await fetch(`${node.url}${await createUnfinishedJob()}`, {
      headers: { 'X-API-Key': api.key, Accept: 'text/event-stream' },
    });
    stopping.abort();
    expect(parseEvents({ text: await other.text() })).toMatchObject([{ event: 'progress', job: { state: 'queued' } }]);
    await node.stop();
  });
});

/** Change counters that never change. */
function createFixedChanges() {
  const library = { version: 1, changedAt: '2026-11-01T00:00:00.000Z', isLoading: false };
  return {
    changes: new LibraryChanges(),
    read: () => ({ library, access: 1 }),
    readForReceived: () => ({ library, access: 1 }),
    expire: () => undefined,
    readNow: () => true,
    isOpen: true,
    close: () => undefined,
  };
}
