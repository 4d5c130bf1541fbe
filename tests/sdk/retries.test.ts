import { Almanac, type AlmanacOptions, ConnectionError, RateLimitError, TimeoutError } from '../../sdk/src/index.js';

const respondOk = () => Response.json({ status: 'ok' });
const respondWithError =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: 'x', message: 'Failed.', requestId: 'r' }, { status, headers });
const failToConnect = () => {
  throw new TypeError('fetch failed');
};

/** Creates a client that gets these responses in turn. `made` is when each request was sent, in milliseconds since the first. */
function createClient(responses: (() => Response)[], options: Partial<AlmanacOptions> = {}) {
  const made: number[] = [];
  let first: number | undefined;
  const fetch = async () => {
    first ??= Date.now();
    made.push(Date.now() - first);
    return responses[made.length - 1]?.() ?? respondOk();
  };
  return { made, client: new Almanac({ apiKey: 'alm_secret', baseUrl: 'http://almanac.test', fetch, ...options }) };
}

/** Returns the result or error of a call after all delays have passed. */
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
  ['that could not connect', failToConnect],
  ['that got 408', respondWithError(408)],
  ['that got 429', respondWithError(429)],
  ['that got 502', respondWithError(502)],
])('retries a read %s with increasing delays', async (_, failing) => {
  const { client, made } = createClient([failing, failing]);
  expect(await settle(client.health.get())).toEqual({ status: 'ok' });
  const [, second = 0, third = 0] = made;
  expect(second).toBeGreaterThanOrEqual(250);
  expect(second).toBeLessThanOrEqual(500);
  expect(third - second).toBeGreaterThanOrEqual(500);
  expect(third - second).toBeLessThanOrEqual(1000);
});

it('waits for the full Retry-After, and little longer', async () => {
  const withRetryAfter = respondWithError(429, { 'Retry-After': '3' });
  const { client, made } = createClient([withRetryAfter, withRetryAfter]);
  expect(await settle(client.health.get())).toEqual({ status: 'ok' });
  const [, second = 0, third = 0] = made;
  for (const delay of [second, third - second]) {
    expect(delay).toBeGreaterThanOrEqual(3000);
    expect(delay).toBeLessThanOrEqual(3500);
  }
});

it('fails at once with the reason if Retry-After exceeds maxRetryAfter', async () => {
  const { client, made } = createClient([respondWithError(429, { 'Retry-After': '61' })]);
  const failure = await settle(client.health.get());
  expect(failure).toBeInstanceOf(RateLimitError);
  expect(failure).toMatchObject({
    retryAfterSeconds: 61,
    message: 'Failed. Not retried: Retry-After (61 s) exceeds maxRetryAfter (60 s).',
  });
  expect(made).toHaveLength(1);
});

it('throws the last error when all attempts fail', async () => {
  const { client, made } = createClient([respondWithError(503), failToConnect, respondWithError(429)]);
  expect(await settle(client.health.get())).toMatchObject({ status: 429, message: 'Failed.' });
  expect(made).toHaveLength(3);
  const never = createClient(Array(4).fill(failToConnect), { maxRetries: 3 });
  expect(await settle(never.client.health.get())).toBeInstanceOf(ConnectionError);
  expect(never.made).toHaveLength(4);
});

it.each([400, 401, 403, 404, 409, 422])('does not retry after %s', async (status) => {
  const { client, made } = createClient([respondWithError(status)]);
  expect(await settle(client.health.get())).toMatchObject({ status });
  expect(made).toHaveLength(1);
});

it('retries a call that changes something only if the call sets maxRetries', async () => {
  const once = createClient([respondWithError(503)]);
  expect(await settle(once.client.keys.create({ name: 'a' }))).toMatchObject({ status: 503 });
  expect(once.made).toHaveLength(1);
  const secondClient = createClient([respondWithError(503)]);
  await settle(secondClient.client.keys.create({ name: 'a' }, { maxRetries: 1 }));
  expect(secondClient.made).toHaveLength(2);
});

it('sends the body with each attempt', async () => {
  const bodies: string[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    bodies.push(await (request as Request).text());
    return bodies.length < 3 ? respondWithError(503)() : respondOk();
  };
  const client = new Almanac({ apiKey: 'alm_x', baseUrl: 'http://almanac.test', fetch });
  await settle(client.keys.create({ name: 'a' }, { maxRetries: 2 }));
  expect(bodies).toEqual(Array(3).fill('{"name":"a"}'));
});

describe('a server that never responds', () => {
  const silent = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      const fail = () => reject(init?.signal?.reason);
      if (init?.signal?.aborted) fail();
      init?.signal?.addEventListener('abort', fail);
    });
  const client = new Almanac({ apiKey: 'alm_x', baseUrl: 'http://almanac.test', fetch: silent });

  it('times out each attempt after the timeout of the call', async () => {
    const failure = await settle(client.health.get({ timeout: 2_000, maxRetries: 1 }));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toMatchObject({
      message: 'No response to GET http://almanac.test/api/health within 2 s. To wait longer, set timeout.',
    });
  });

  it('throws the reason at once when the caller aborts', async () => {
    const stop = new AbortController();
    const call = client.health.get({ signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });
});

it('stops waiting for a retry when the caller aborts', async () => {
  const { client, made } = createClient([respondWithError(503, { 'Retry-After': '30' })]);
  const stop = new AbortController();
  const call = client.health.get({ signal: stop.signal }).catch((failure: unknown) => failure);
  await jest.advanceTimersByTimeAsync(1_000);
  stop.abort(new Error('enough'));
  expect(await call).toMatchObject({ message: 'enough' });
  expect(made).toHaveLength(1);
});

it.each([
  ['a success', respondOk],
  ['an error', respondWithError(404)],
  ['a retryable error', respondWithError(503)],
  ['no connection', failToConnect],
])('leaves no timer running after %s', async (_, value) => {
  const { client } = createClient([value], { maxRetries: 0 });
  await client.health.get().catch(() => undefined);
  expect(jest.getTimerCount()).toBe(0);
});

it('logs every attempt, and never exposes the key', async () => {
  const logged: unknown[] = [];
  const logger = {
    debug: (message: string, info: object) => logged.push(['debug', message, info]),
    warn: (message: string, info: object) => logged.push(['warn', message, info]),
  };
  const { client } = createClient([failToConnect, respondWithError(503, { 'X-Request-Id': 'abc' })], { logger });
  await settle(client.indicators.get({ slug: 'real-gdp' }));
  expect(logged).toMatchObject([
    ['warn', 'GET /api/indicators/real-gdp got no response', { attempt: 1, status: undefined }],
    ['warn', 'GET /api/indicators/real-gdp responded with 503', { attempt: 2, status: 503, requestId: 'abc' }],
    ['debug', 'GET /api/indicators/real-gdp responded with 200', { attempt: 3, status: 200 }],
  ]);
  const failing = createClient([respondWithError(401)]);
  const failure = await settle(failing.client.health.get());
  const { inspect } = await import('node:util');
  for (const shown of [logged, failure, failing.client]) {
    expect(`${inspect(shown, { depth: 10, showHidden: true })} ${JSON.stringify(shown)}`).not.toContain('alm_secret');
  }
});
