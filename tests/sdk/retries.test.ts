import { jest } from '@jest/globals';
import { Almanac, type AlmanacOptions, ConnectionError, RateLimitError, TimeoutError } from '../../sdk/src/index.js';

const respondOk = () => Response.json({ status: 'ok' });
const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: 'x', message: 'Refused.', requestId: 'r' }, { status, headers });
const failToConnect = () => {
  throw new TypeError('fetch failed');
};

/** A client whose calls are answered so, one after the other; when they were made, in milliseconds since the first. */
function createClient(answers: (() => Response)[], options: Partial<AlmanacOptions> = {}) {
  const made: number[] = [];
  let first: number | undefined;
  const fetch = async () => {
    first ??= Date.now();
    made.push(Date.now() - first);
    return answers[made.length - 1]?.() ?? respondOk();
  };
  return { made, client: new Almanac({ apiKey: 'alm_secret', baseUrl: 'http://almanac.test', fetch, ...options }) };
}

/** What comes of a call once every pause has passed. */
async function settle(call: Promise<unknown>): Promise<unknown> {
  const settled = call.then(
    (value) => value,
    (failure: unknown) => failure,
  );
  await jest.advanceTimersByTimeAsync(600_000);
  return settled;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['that found nobody', failToConnect],
  ['refused with 408', refusal(408)],
  ['refused with 429', refusal(429)],
  ['refused with 502', refusal(502)],
])('a read %s is made again, later each time', async (_, failing) => {
  const { client, made } = createClient([failing, failing]);
  expect(await settle(client.health.get())).toEqual({ status: 'ok' });
  const [, second = 0, third = 0] = made;
  expect(second).toBeGreaterThanOrEqual(250);
  expect(second).toBeLessThanOrEqual(500);
  expect(third - second).toBeGreaterThanOrEqual(500);
  expect(third - second).toBeLessThanOrEqual(1000);
});

it('waits what the server asks for in full, and little more', async () => {
  const withRetryAfter = refusal(429, { 'Retry-After': '3' });
  const { client, made } = createClient([withRetryAfter, withRetryAfter]);
  expect(await settle(client.health.get())).toEqual({ status: 'ok' });
  const [, second = 0, third = 0] = made;
  for (const delay of [second, third - second]) {
    expect(delay).toBeGreaterThanOrEqual(3000);
    expect(delay).toBeLessThanOrEqual(3500);
  }
});

it('gives up at once, and says so, where the server asks for more than the caller has', async () => {
  const { client, made } = createClient([refusal(429, { 'Retry-After': '61' })]);
  const failure = await settle(client.health.get());
  expect(failure).toBeInstanceOf(RateLimitError);
  expect(failure).toMatchObject({
    retryAfterSeconds: 61,
    message: 'Refused. Not tried again: the server asks to wait 61 s, longer than maxRetryAfter (60 s).',
  });
  expect(made).toHaveLength(1);
});

it('ends with the last failure when all tries have failed', async () => {
  const { client, made } = createClient([refusal(503), failToConnect, refusal(429)]);
  expect(await settle(client.health.get())).toMatchObject({ status: 429, message: 'Refused.' });
  expect(made).toHaveLength(3);
  const never = createClient(Array(4).fill(failToConnect), { maxRetries: 3 });
  expect(await settle(never.client.health.get())).toBeInstanceOf(ConnectionError);
  expect(never.made).toHaveLength(4);
});

it.each([400, 401, 403, 404, 409, 422])('what is refused with %s is not asked again', async (status) => {
  const { client, made } = createClient([refusal(status)]);
  expect(await settle(client.health.get())).toMatchObject({ status });
  expect(made).toHaveLength(1);
});

it('makes a call that changes something again only where the call itself says so', async () => {
  const once = createClient([refusal(503)]);
  expect(await settle(once.client.keys.create({ keyName: { name: 'a' } }))).toMatchObject({ status: 503 });
  expect(once.made).toHaveLength(1);
  const secondClient = createClient([refusal(503)]);
  await settle(secondClient.client.keys.create({ keyName: { name: 'a' } }, { maxRetries: 1 }));
  expect(secondClient.made).toHaveLength(2);
});

it('sends the body again with each try', async () => {
  const bodies: string[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    bodies.push(await (request as Request).text());
    return bodies.length < 3 ? refusal(503)() : respondOk();
  };
  const client = new Almanac({ apiKey: 'alm_x', baseUrl: 'http://almanac.test', fetch });
  await settle(client.keys.create({ keyName: { name: 'a' } }, { maxRetries: 2 }));
  expect(bodies).toEqual(Array(3).fill('{"name":"a"}'));
});

describe('a server that never answers', () => {
  const silent = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      const fail = () => reject(init?.signal?.reason);
      if (init?.signal?.aborted) fail();
      init?.signal?.addEventListener('abort', fail);
    });
  const client = new Almanac({ apiKey: 'alm_x', baseUrl: 'http://almanac.test', fetch: silent });

  it('is waited for as long as the call says, for each try', async () => {
    const failure = await settle(client.health.get({ timeout: 2_000, maxRetries: 1 }));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toMatchObject({ message: 'There was no answer within 2000 ms.' });
  });

  it('is left at once when the caller aborts, with the reason', async () => {
    const stop = new AbortController();
    const call = client.health.get({ signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });
});

it('leaves a pause at once when the caller aborts', async () => {
  const { client, made } = createClient([refusal(503, { 'Retry-After': '30' })]);
  const stop = new AbortController();
  const call = client.health.get({ signal: stop.signal }).catch((failure: unknown) => failure);
  await jest.advanceTimersByTimeAsync(1_000);
  stop.abort(new Error('enough'));
  expect(await call).toMatchObject({ message: 'enough' });
  expect(made).toHaveLength(1);
});

it.each([
  ['an answer', respondOk],
  ['a refusal', refusal(404)],
  ['a last failure', refusal(503)],
  ['nobody', failToConnect],
])('keeps no timer running once a call has found %s', async (_, value) => {
  const { client } = createClient([value], { maxRetries: 0 });
  await client.health.get().catch(() => undefined);
  expect(jest.getTimerCount()).toBe(0);
});

it('tells a logger of every try, and nobody of the key', async () => {
  const logged: unknown[] = [];
  const logger = {
    debug: (message: string, facts: object) => logged.push(['debug', message, facts]),
    warn: (message: string, facts: object) => logged.push(['warn', message, facts]),
  };
  const { client } = createClient([failToConnect, refusal(503, { 'X-Request-Id': 'abc' })], { logger });
  await settle(client.indicators.get({ slug: 'real-gdp' }));
  expect(logged).toMatchObject([
    ['warn', 'GET /api/indicators/real-gdp got no answer', { attempt: 1, status: undefined }],
    ['warn', 'GET /api/indicators/real-gdp answered 503', { attempt: 2, status: 503, requestId: 'abc' }],
    ['debug', 'GET /api/indicators/real-gdp answered 200', { attempt: 3, status: 200 }],
  ]);
  const failing = createClient([refusal(401)]);
  const failure = await settle(failing.client.health.get());
  const { inspect } = await import('node:util');
  for (const shown of [logged, failure, failing.client]) {
    expect(`${inspect(shown, { depth: 10, showHidden: true })} ${JSON.stringify(shown)}`).not.toContain('alm_secret');
  }
});
