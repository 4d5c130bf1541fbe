import { type Api, startApi } from '../support/api.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

const path = '/v1/indicators/metadata?id=real-gdp';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each<[what: string, status: number, call: (key: string) => ReturnType<Api['get']>]>([
  ['an answer', 200, (key) => api.request.get('/v1/indicators/search?q=gdp').set('X-API-Key', key)],
  ['a download', 200, (key) => api.request.get('/api/indicators/real-gdp/download').set('X-API-Key', key)],
  ['a response to HEAD', 200, (key) => api.request.head(path).set('X-API-Key', key)],
  [
    'a response that is not modified',
    304,
    (key) => api.request.get(path).set({ 'X-API-Key': key, 'If-None-Match': '*' }),
  ],
  ['an invalid request', 400, (key) => api.request.get(`${path}&vintge=x`).set('X-API-Key', key)],
  ['a malformed path', 400, (key) => api.request.get('/api/indicators/%E0%A4%A').set('X-API-Key', key)],
  ['an unknown indicator', 404, (key) => api.request.get('/api/indicators/nothing').set('X-API-Key', key)],
  ['an unknown path', 404, (key) => api.request.get('/nothing').set('X-API-Key', key)],
  ['an unsupported method', 405, (key) => api.request.post(path).set('X-API-Key', key)],
  ['a preflight', 405, (key) => api.request.options(path).set('X-API-Key', key)],
])('%s (%d) has the limit headers of the key, and counts as one request', async (_, status, call) => {
  const key = await api.createKey('starter');
  const response = await call(key);
  expect(response.status).toBe(status);
  const reset = api.clock.now.getTime() / 1000 + 60;
  expect(readLimitHeaders(response)).toEqual({ limit: 120, remaining: 119, reset });
  expect(response.headers).toMatchObject({ 'x-ratelimit-limit-day': '10000', 'x-ratelimit-remaining-day': '9999' });
});

it('a request without a valid key has the limit headers of its address, and none for the day', async () => {
  const [first, second] = [await api.request.get(path), await api.request.get('/nothing').set('X-API-Key', 'wrong')];
  expect([first.status, second.status]).toEqual([401, 404]);
  expect(readLimitHeaders(first)).toMatchObject({ limit: 60, remaining: 59 });
  expect(readLimitHeaders(second)).toMatchObject({ limit: 60, remaining: 58 });
  expect(first.headers).not.toHaveProperty('x-ratelimit-limit-day');
});

it('the health check has its own limit for the address, whatever the key', async () => {
  const key = await api.createKey('free');
  api.clock.advance(60_000);
  for (const remaining of [1_199, 1_198, 1_197]) {
    const response = await api.request.get('/api/health').set('X-API-Key', key);
    expect(readLimitHeaders(response)).toMatchObject({ limit: 1_200, remaining });
    expect(response.headers).not.toHaveProperty('x-ratelimit-limit-day');
  }
  expect(readLimitHeaders(await api.request.get(path).set('X-API-Key', key))).toMatchObject({
    limit: 20,
    remaining: 19,
  });
});

it('each plan has its own limits', async () => {
  for (const [plan, perMinute, perDay] of [
    ['free', '20', '500'],
    ['starter', '120', '10000'],
    ['pro', '600', '100000'],
  ] as const) {
    const { headers } = await api.request.get(path).set('X-API-Key', await api.createKey(plan));
    expect(headers).toMatchObject({ 'x-ratelimit-limit': perMinute, 'x-ratelimit-limit-day': perDay });
  }
});
