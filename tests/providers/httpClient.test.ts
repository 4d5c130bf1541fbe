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
  ['an error of a gateway', { status: 502, body: '' }],
  ['a page instead of data', page],
  ['an empty body', { body: '' }],
  ['an answer that breaks off', cutResponse],
  ['a connection that is dropped', destroyConnection],
  ['too many calls', { status: 429 }],
])('asks again after %s', async (_, trouble) => {
  double.queueResponses(trouble);
  const { fetchSeries, pauses, notes } = openWithDouble(worldbank, double.baseUrl);
  expect((await fetchSeries(query)).observations).toHaveLength(1);
  expect(double.requests).toHaveLength(2);
  expect(pauses).toEqual([500]);
  expect(notes).toEqual([expect.any(String), null]);
});

it('waits as long as Retry-After says, and longer before each further attempt', async () => {
  double.queueResponses({ status: 503, headers: { 'Retry-After': '7' } }, { status: 503 });
  const { fetchSeries, pauses } = openWithDouble(worldbank, double.baseUrl);
  await fetchSeries(query);
  expect(pauses).toEqual([7_000, 1_000]);
});

it('gives up at once when it would have to wait longer than it may, and says for how long', async () => {
  double.queueResponses({ status: 429, headers: { 'Retry-After': '3600' } });
  const { fetchSeries } = openWithDouble(worldbank, double.baseUrl);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 3_600 });
  expect(double.requests).toHaveLength(1);
});

it('does not ask again when the failure itself took longer than it may wait', async () => {
  const { fetchSeries, clock, pauses } = openWithDouble(worldbank, double.baseUrl);
  double.queueResponses({
    handle(response) {
      clock.now = new Date(clock.now.getTime() + 30_001);
      response.destroy();
    },
  });
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  expect([double.requests.length, pauses]).toEqual([1, []]);
});

it.each<[string, MockResponse, string]>([
  ['broken JSON', { body: '[{"page":1' }, 'malformed'],
  ['JSON of another shape', { body: '{"hello":"world"}' }, 'malformed'],
  ['a refused key', { status: 403 }, 'unauthorized'],
  ['an address that is gone', { status: 404 }, 'not_found'],
  ['a redirect', { status: 302, headers: { Location: '/elsewhere' } }, 'malformed'],
])('does not ask again after %s', async (_, trouble, kind) => {
  double.queueResponses(trouble);
  await expect(openWithDouble(worldbank, double.baseUrl).fetchSeries(query)).rejects.toMatchObject({ kind });
  expect(double.requests).toHaveLength(1);
});

it('takes it for an answer that nothing has changed', async () => {
  double.queueResponses({ status: 304 });
  const { fetchSeries, notes } = openWithDouble(worldbank, double.baseUrl);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'not_modified' });
  expect([double.requests.length, notes]).toEqual([1, [null]]);
});

it('gives up on a provider that does not answer in time', async () => {
  const unresponsive: MockResponse = { handle: () => undefined };
  double.queueResponses(unresponsive, unresponsive, unresponsive);
  const { fetchSeries } = openWithDouble(worldbank, double.baseUrl, { timeoutMs: 50 });
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
});

it('leaves a provider alone for a minute after five failures, then tries one call', async () => {
  const { fetchSeries, clock, isCircuitOpen: isLeftAlone } = openWithDouble(worldbank, double.baseUrl);
  double.queueResponses(...Array.from({ length: 6 }, (): MockResponse => ({ status: 500 })));
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(fetchSeries(query)).rejects.toMatchObject({
    kind: 'unavailable',
    retryAfterSeconds: expect.any(Number),
  });
  expect([double.requests.length, isLeftAlone()]).toEqual([5, true]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  double.queueResponses();
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(double.requests).toHaveLength(6);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await fetchSeries(query);
  expect(isLeftAlone()).toBe(false);
});

it('refuses to go on when the budget leaves no room within its patience', async () => {
  const calls = { reserve: async () => 40_000, record: async () => undefined };
  const { fetchSeries } = openWithDouble(worldbank, double.baseUrl, { calls });
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 40 });
  expect(double.requests).toHaveLength(0);
});

it('gives its turn back where nobody took the connection, and nowhere else', async () => {
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

it('lets no secret out that a provider echoes, in whatever case', async () => {
  const key = 'Secret/Key+0123';
  double.queueResponses({
    body: JSON.stringify([
      { message: [{ id: '1', value: `Key ${key.toUpperCase()} or ${encodeURIComponent(key)} is bad` }] },
    ]),
  });
  const { fetchSeries, notes } = openWithDouble(worldbank, double.baseUrl, { key });
  const failure = await fetchSeries(query).catch((thrown: Error) => thrown);
  expect(String((failure as Error).message)).toBe('World Bank: Key [redacted] or [redacted] is bad');
  expect(notes.join()).not.toMatch(/0123/);
});

it('makes no call to a provider that has asked for none until its time is over', async () => {
  double.queueResponses({ status: 429, headers: { 'Retry-After': '3600' } });
  const { fetchSeries, clock } = openWithDouble(worldbank, double.baseUrl);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota' });
  clock.now = new Date(clock.now.getTime() + 3_560_000);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 40 });
  expect(double.requests).toHaveLength(1);
  clock.now = new Date(clock.now.getTime() + 40_000);
  expect((await fetchSeries(query)).observations).toHaveLength(1);
});

it('tries a provider again that was left alone, also when the budget had no room for the first try', async () => {
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
