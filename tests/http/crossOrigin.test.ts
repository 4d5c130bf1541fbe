import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const elsewhere = { Origin: 'https://charts.example' };

it('allows pages of other sites to send a key, and caches the preflight for a day', async () => {
  const preflightHeaders = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'x-api-key' };
  for (const path of ['/api/indicators/real-gdp', '/v1/indicators/observations?id=real-gdp', '/nothing']) {
    const response = await sendRaw(api, 'OPTIONS', path, { ...elsewhere, ...preflightHeaders });
    expect([response.status, response.text]).toEqual([204, '']);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-allow-headers']).toContain('X-API-Key');
    expect(response.headers['access-control-max-age']).toBe('86400');
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
  }
});

it('does not count preflight requests', async () => {
  const before = await sendRaw(api, 'GET', '/v1/indicators/series?id=real-gdp', {});
  const preflightHeaders = { ...elsewhere, 'Access-Control-Request-Method': 'POST' };
  for (let made = 0; made < 5; made += 1) await sendRaw(api, 'OPTIONS', '/api/labs/diagnostics', preflightHeaders);
  const after = await sendRaw(api, 'GET', '/v1/indicators/series?id=real-gdp', {});
  const left = (response: typeof before) => Number(response.headers['x-ratelimit-remaining']);
  expect(left(after)).toBe(left(before) - 1);
});

it('exposes every response and its limit headers, including errors and cached responses', async () => {
  const path = '/v1/indicators/series?id=real-gdp';
  const key = { 'X-API-Key': api.key, ...elsewhere };
  const responses = [
    await sendRaw(api, 'GET', path, key),
    await sendRaw(api, 'GET', path, key),
    await sendRaw(api, 'GET', '/v1/indicators/series?id=none', key),
    await sendRaw(api, 'GET', path, elsewhere),
    await sendRaw(api, 'GET', '/nothing', elsewhere),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 401, 404]);
  for (const { headers } of responses) {
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('X-RateLimit-Remaining');
  }
});

it('still rejects a cross-site change without a key', async () => {
  const response = await api.request
    .post('/api/account/sign-in')
    .set({ ...elsewhere, 'Sec-Fetch-Site': 'cross-site' })
    .send({ email: 'ada@example.org', password: 'x' });
  expectErrorResponse(response, 403, 'csrf_failed');
});
