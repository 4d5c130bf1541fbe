import { inspect } from 'node:util';
import {
  Almanac,
  AlmanacError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TooLargeError,
} from '../../sdk/src/index.js';
import { startDouble } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';

/** Returns the error that a client throws for this response. */
async function catchError(body: string, status: number, headers: Record<string, string> = {}): Promise<unknown> {
  const fetch = async () => new Response(body, { status, headers });
  const client = new Almanac({ apiKey: 'alm_x', baseUrl: 'http://almanac.test', fetch, maxRetries: 0 });
  return client.health.get().catch((failure: unknown) => failure);
}

async function catchAlmanacError(
  body: string,
  status: number,
  headers: Record<string, string> = {},
): Promise<AlmanacError> {
  const failure = await catchError(body, status, headers);
  if (!(failure instanceof AlmanacError)) throw new Error(`Not an AlmanacError: ${failure}`);
  return failure;
}

describe('with a running server', () => {
  let api: Api;
  let client: Almanac;
  beforeAll(async () => {
    api = await startApi();
    client = new Almanac({ apiKey: api.key, baseUrl: api.url, maxRetries: 0 });
  });
  afterAll(() => api.stop());

  it('an error has its code, request id and suggestions', async () => {
    const failure = await client.indicators.get({ slug: 'us-cpi-all-item' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AlmanacError);
    expect(failure).toMatchObject({
      status: 404,
      url: `${api.url}/api/indicators/us-cpi-all-item`,
      code: 'indicator_not_found',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      suggestions: expect.arrayContaining(['us-cpi-all-items']),
      message: expect.stringContaining("Unknown indicator 'us-cpi-all-item'."),
      retryAfterSeconds: undefined,
    });
  });

  it('a rejected upload has the kind of its failure', async () => {
    const importer = new Almanac({ apiKey: await createImportKey(api), baseUrl: api.url, maxRetries: 0 });
    const upload = { slug: 'us-unemployment-rate', csv: 'date,value\n2026-01-01,4.1\n' };
    const failure = await importer.import.csv(upload).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 409, code: 'import_refused', kind: 'slug_taken' });
  });

  it('a failed health check throws an error with its body and request id', async () => {
    await api.db.destroy();
    const failure = await client.health.get().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AlmanacError);
    expect(failure).toMatchObject({
      status: 503,
      code: undefined,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'The server responded with status 503.',
      cause: { status: 'degraded' },
    });
  });
});

it.each([
  ['an error page of a proxy', '<html>Bad Gateway</html>', '<html>Bad Gateway</html>'],
  ['JSON of another form', '{"message":"upstream"}', { message: 'upstream' }],
  ['an empty body', '', ''],
])('%s throws an AlmanacError without a code', async (_, body, cause) => {
  const failure = await catchAlmanacError(body, 502);
  expect(failure).toMatchObject({ status: 502, code: undefined, requestId: undefined, details: [], suggestions: [] });
  expect(failure.cause).toEqual(cause);
});

describe('Retry-After', () => {
  const sentAt = 'Sat, 21 Nov 2026 12:00:00 GMT';

  it.each([
    ['12', 12],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('"%s" is %s seconds', async (text, seconds) => {
    const failure = await catchAlmanacError('', 503, { 'Retry-After': text, Date: sentAt });
    expect(failure.retryAfterSeconds).toBe(seconds);
  });

  it('a date is measured from now if the response has no Date', async () => {
    const failure = await catchAlmanacError('', 503, { 'Retry-After': 'Fri, 31 Dec 9999 23:59:59 GMT' });
    expect(failure.retryAfterSeconds).toBeGreaterThan(86_400);
  });
});

it.each([
  [400, InvalidRequestError],
  [401, AuthenticationError],
  [403, PermissionError],
  [404, NotFoundError],
  [405, AlmanacError],
  [409, ConflictError],
  [413, TooLargeError],
  [422, AlmanacError],
  [429, RateLimitError],
  [500, ServerError],
  [503, ServerError],
])('status %s has its error class', async (status, Class) => {
  const failure = await catchAlmanacError('', status);
  expect(failure.constructor).toBe(Class);
  expect(failure.name).toBe(Class.name);
});

it('a ConnectionError has the error of fetch as its cause', async () => {
  const cause = new TypeError('fetch failed');
  const fetch = () => Promise.reject(cause);
  const client = new Almanac({ apiKey: 'alm_x', baseUrl: 'http://almanac.test', fetch, maxRetries: 0 });
  const failure = await client.health.get().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConnectionError);
  expect(failure).toBeInstanceOf(AlmanacError);
  expect(failure).toMatchObject({ url: 'http://almanac.test/api/health', status: undefined, code: undefined, cause });
});

it('a ConnectionError states the URL, the reason and what to check', async () => {
  const stopped = await startDouble(() => ({ body: '' }));
  await stopped.stop();
  const client = new Almanac({ baseUrl: stopped.baseUrl, maxRetries: 0 });
  const failure = await client.indicators.search({ q: 'gdp' }).catch((error: unknown) => error);
  const url = `${stopped.baseUrl}v1/indicators/search?q=gdp`;
  const hint = 'Check that the server is running and that baseUrl is its address.';
  expect(failure).toMatchObject({ url, message: `No response to GET ${url} (ECONNREFUSED). ${hint}` });
});

it('a ConnectionError for https:// says to write http:// if the server does not use TLS', async () => {
  const plain = await startDouble(() => ({ body: '' }));
  const baseUrl = plain.baseUrl.replace('http:', 'https:');
  const failure = await new Almanac({ baseUrl, maxRetries: 0 }).health.get().catch((error: unknown) => error);
  await plain.stop();
  expect(failure).toBeInstanceOf(ConnectionError);
  expect(failure).toMatchObject({
    message: expect.stringMatching(/The server does not use TLS: write http:\/\/ instead of https:\/\/ in baseUrl\.$/),
  });
});

it('a connection that breaks while the body is read throws a ConnectionError', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  const fetch = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } });
  const client = new Almanac({ baseUrl: 'http://almanac.test', fetch });
  await expect(client.health.get()).rejects.toBeInstanceOf(ConnectionError);
});

it('neither an error nor the log has the token of a calendar feed', async () => {
  const logged: unknown[] = [];
  const logger = { debug: (...line: unknown[]) => logged.push(line), warn: (...line: unknown[]) => logged.push(line) };
  const token = 'a-secret-token';
  for (const respond of [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response('{"error":"token_not_found","message":"Gone.","requestId":"r"}', { status: 404 }),
  ]) {
    const client = new Almanac({ baseUrl: 'http://almanac.test', fetch: respond, maxRetries: 0, logger });
    const failure = await client.calendar.feed({ token }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ url: 'http://almanac.test/api/calendar/feeds/***' });
    expect(inspect([failure, logged], { depth: 5 })).not.toContain(token);
  }
  expect(logged).toHaveLength(2);
});
