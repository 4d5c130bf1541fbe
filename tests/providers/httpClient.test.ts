import type { FailedCall } from '../../server/callBudget.js';
import { worldbank } from '../../server/providers/worldbank/worldbank.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double, MockResponse } from './doubles/startDouble.js';
import { startWorldBank } from './doubles/worldbank.js';

let double: Double;
beforeAll(async () => {
  double = await startWorldBank({ 'GDP/USA': [['2024', 1]] });
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const query = { id: 'GDP/USA' };
const page: MockResponse = { headers: { 'Content-Type': 'text/html' }, body: '<!DOCTYPE html><p>Bad gateway' };
const cutResponse: MockResponse = {
  handle(response) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('[{"page":1,');
    setImmediate(() => response.destroy());
  },
};
const destroyConnection: MockResponse = { handle: (response) => void response.destroy() };

it.each<[string, MockResponse]>([
  ['a gateway error', { status: 502, body: '' }],
  ['a web page instead of data', page],
  ['an empty body', { body: '' }],
  ['a truncated response', cutResponse],
  ['a dropped connection', destroyConnection],
  ['too many calls', { status: 429 }],
])('retries after %s', async (_, response) => {
  double.queueResponses(response);
  const { fetchSeries, sleeps, recorded } = openWithDouble(worldbank, double.baseUrl);
  expect((await fetchSeries(query)).observations).toHaveLength(1);
  expect(double.requests).toHaveLength(2);
  expect(sleeps).toEqual([500]);
  expect(recorded).toEqual([expect.any(String), null]);
});

it('waits as long as Retry-After states, and otherwise longer before each attempt', async () => {
  double.queueResponses({ status: 503, headers: { 'Retry-After': '7' } }, { status: 503 });
  const { fetchSeries, sleeps } = openWithDouble(worldbank, double.baseUrl);
  await fetchSeries(query);
  expect(sleeps).toEqual([7_000, 1_000]);
});

it('fails at once, with the wait, if the wait exceeds the maximum', async () => {
  double.queueResponses({ status: 429, headers: { 'Retry-After': '3600' } });
  const { fetchSeries } = openWithDouble(worldbank, double.baseUrl);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 3_600 });
  expect(double.requests).toHaveLength(1);
});

it('does not retry if the failed call took longer than the maximum wait', async () => {
  const { fetchSeries, clock, sleeps } = openWithDouble(worldbank, double.baseUrl);
  double.queueResponses({
    handle(response) {
      clock.now = new Date(clock.now.getTime() + 30_001);
      response.destroy();
    },
  });
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  expect([double.requests.length, sleeps]).toEqual([1, []]);
});

it.each<[string, MockResponse, string]>([
  ['broken JSON', { body: '[{"page":1' }, 'malformed'],
  ['JSON with the wrong shape', { body: '{"hello":"world"}' }, 'malformed'],
  ['a rejected key', { status: 403 }, 'unauthorized'],
  ['a missing page', { status: 404 }, 'not_found'],
  ['a redirect', { status: 302, headers: { Location: '/elsewhere' } }, 'malformed'],
])('does not retry after %s', async (_, response, kind) => {
  double.queueResponses(response);
  await expect(openWithDouble(worldbank, double.baseUrl).fetchSeries(query)).rejects.toMatchObject({ kind });
  expect(double.requests).toHaveLength(1);
});

it('records status 304 as a success', async () => {
  double.queueResponses({ status: 304 });
  const { fetchSeries, recorded } = openWithDouble(worldbank, double.baseUrl);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'not_modified' });
  expect([double.requests.length, recorded]).toEqual([1, [null]]);
});

it('fails if a provider does not respond in time', async () => {
  const unresponsive: MockResponse = { handle: () => undefined };
  double.queueResponses(unresponsive, unresponsive, unresponsive);
  const { fetchSeries } = openWithDouble(worldbank, double.baseUrl, { timeoutMs: 50 });
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
});

it('sleeps calls for a minute after five failures, then tries one call', async () => {
  const { fetchSeries, clock, isCircuitOpen } = openWithDouble(worldbank, double.baseUrl);
  double.queueResponses(...Array.from({ length: 6 }, (): MockResponse => ({ status: 500 })));
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(fetchSeries(query)).rejects.toMatchObject({
    kind: 'unavailable',
    retryAfterSeconds: expect.any(Number),
  });
  expect([double.requests.length, isCircuitOpen()]).toEqual([5, true]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  double.queueResponses();
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(double.requests).toHaveLength(6);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await fetchSeries(query);
  expect(isCircuitOpen()).toBe(false);
});

it('fails if the budget has no room within the maximum wait', async () => {
  const calls = { reserve: async () => 40_000, record: async () => undefined };
  const { fetchSeries } = openWithDouble(worldbank, double.baseUrl, { calls });
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 40 });
  expect(double.requests).toHaveLength(0);
});

it('releases the reservation only if the connection failed', async () => {
  const stopped = await startWorldBank({});
  await stopped.stop();
  const releasedAt: (Date | undefined)[] = [];
  const calls = {
    reserve: async () => 0,
    record: async (...[, , , failed]: [string, string | null, Date, FailedCall?]) =>
      void releasedAt.push(failed?.reservedAt),
  };
  const unreachable = openWithDouble(worldbank, stopped.baseUrl, { calls });
  const startedAt = unreachable.clock.now;
  await expect(unreachable.fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable', notSent: true });
  expect([releasedAt.length, releasedAt[0], releasedAt.includes(undefined)]).toEqual([3, startedAt, false]);
  releasedAt.splice(0);
  double.queueResponses(destroyConnection, destroyConnection, destroyConnection);
  const reached = openWithDouble(worldbank, double.baseUrl, { calls });
  await expect(reached.fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable', notSent: false });
  expect(releasedAt).toEqual([undefined, undefined, undefined]);
});

it('redacts a secret that a provider echoes, in any case', async () => {
  const key = 'Secret/Key+0123';
  double.queueResponses({
    body: JSON.stringify([
      { message: [{ id: '1', value: `Key ${key.toUpperCase()} or ${encodeURIComponent(key)} is bad` }] },
    ]),
  });
  const { fetchSeries, recorded } = openWithDouble(worldbank, double.baseUrl, { key });
  const failure = await fetchSeries(query).catch((thrown: Error) => thrown);
  expect(String((failure as Error).message)).toBe('World Bank: Key [redacted] or [redacted] is bad');
  expect(recorded.join()).not.toMatch(/0123/);
});

it('makes no calls before the Retry-After time of a provider', async () => {
  double.queueResponses({ status: 429, headers: { 'Retry-After': '3600' } });
  const { fetchSeries, clock } = openWithDouble(worldbank, double.baseUrl);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota' });
  clock.now = new Date(clock.now.getTime() + 3_560_000);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 40 });
  expect(double.requests).toHaveLength(1);
  clock.now = new Date(clock.now.getTime() + 40_000);
  expect((await fetchSeries(query)).observations).toHaveLength(1);
});

it('tries a paused provider again, even if the budget had no room for the first attempt', async () => {
  const waits = [0, 0, 0, 0, 0, 40_000];
  const calls = { reserve: async () => waits.shift() ?? 0, record: async () => undefined };
  const { fetchSeries, clock } = openWithDouble(worldbank, double.baseUrl, { calls });
  double.queueResponses(...Array.from({ length: 5 }, (): MockResponse => ({ status: 500 })));
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  clock.now = new Date(clock.now.getTime() + 60_000);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota' });
  expect((await fetchSeries(query)).observations).toHaveLength(1);
});
