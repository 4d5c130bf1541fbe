import { generateApiKey } from '../../server/access/secrets.js';
import type { Config } from '../../server/config.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

const path = '/v1/indicators/metadata?id=real-gdp';
const perMinute = 5;

const running: Api[] = [];
async function start(trustedProxies: number, settings: Partial<Config> = {}): Promise<Api> {
  const api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: perMinute, TRUST_PROXY: trustedProxies, ...settings });
  running.push(api);
  return api;
}
afterEach(async () => {
  for (const api of running.splice(0)) await api.stop();
});

it('limits requests without a valid key by address, whatever key they send', async () => {
  const api = await start(0);
  const keys = ['', 'wrong', generateApiKey(), generateApiKey(), generateApiKey()];
  for (const key of keys) expect((await api.request.get(path).set('X-API-Key', key)).status).toBe(401);
  const refused = await api.request.get(path).set('X-API-Key', generateApiKey());
  expectErrorResponse(refused, 429, 'rate_limit_exceeded');
  expect(readLimitHeaders(refused)).toMatchObject({ limit: perMinute, remaining: 0 });
  expect(refused.headers['retry-after']).toBe('60');
  expectErrorResponse(await api.request.get('/nothing'), 429, 'rate_limit_exceeded');
  api.clock.advance(60_000);
  expect((await api.request.get(path)).status).toBe(401);
});

it('counts requests with and without a key from one address separately', async () => {
  const api = await start(0);
  for (let count = 0; count <= perMinute; count += 1) await api.request.get(path);
  expect((await api.get(path)).status).toBe(200);
  api.clock.advance(60_000);
  for (let count = 0; count <= perMinute; count += 1) expect((await api.get(path)).status).toBe(200);
  expect((await api.request.get(path)).status).toBe(401);
});

it('limits health checks separately, in any spelling that the router accepts', async () => {
  const api = await start(0, { PUBLIC_REQUESTS_PER_MINUTE: 40 });
  const spellings = ['/api/health', '/api/health/', '/API/Health', '/api/health?'];
  const answered: string[] = [];
  for (const spelling of spellings) if ((await api.request.get(spelling)).status === 200) answered.push(spelling);
  expect(answered).toContain('/api/health');
  for (let count = 0; count <= perMinute; count += 1) await api.request.get(path);
  expect((await api.request.get(path)).status).toBe(429);
  for (const spelling of answered) {
    for (let count = 0; count < 7; count += 1)
      expect([spelling, (await api.request.get(spelling)).status]).toEqual([spelling, 200]);
  }
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count += 1) statuses.add((await api.request.get('/api/health/live')).status);
  expect([...statuses]).toEqual([200, 429]);
  const refused = await api.request.get('/api/health');
  expectErrorResponse(refused, 429, 'rate_limit_exceeded');
  expect(refused.headers['retry-after']).toBe('60');
  api.clock.advance(60_000);
  expect((await api.request.get('/api/health')).status).toBe(200);
});

it('ignores X-Forwarded-For unless a proxy is trusted', async () => {
  const api = await start(0);
  const statuses: number[] = [];
  for (let host = 1; host <= perMinute + 1; host += 1) {
    statuses.push((await api.request.get(path).set('X-Forwarded-For', `192.0.2.${host}`)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

it('uses the address that the trusted proxy added, not one that the caller sent', async () => {
  const api = await start(1);
  const callFrom = async (addresses: string) => (await api.request.get(path).set('X-Forwarded-For', addresses)).status;
  for (let count = 0; count < perMinute; count += 1) expect(await callFrom(`198.51.100.${count}, 192.0.2.1`)).toBe(401);
  expect(await callFrom('203.0.113.7, 192.0.2.1')).toBe(429);
  expect(await callFrom('192.0.2.2')).toBe(401);
});

it('counts the IPv6 addresses of one network as one address', async () => {
  const api = await start(1);
  const callFrom = async (address: string) => (await api.request.get(path).set('X-Forwarded-For', address)).status;
  for (let host = 1; host <= perMinute; host += 1) expect(await callFrom(`2001:db8:1:2:${host}::${host}`)).toBe(401);
  expect(await callFrom('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await callFrom('2001:db8:1:3::1')).toBe(401);
});

it('uses the configured length of the IPv6 prefix', async () => {
  const api = await start(1, { IPV6_PREFIX_LENGTH: 48 });
  const callFrom = async (address: string) => (await api.request.get(path).set('X-Forwarded-For', address)).status;
  for (let net = 1; net <= perMinute; net += 1) expect(await callFrom(`2001:db8:1:${net}::1`)).toBe(401);
  expect(await callFrom('2001:db8:1:ffff::1')).toBe(429);
  expect(await callFrom('2001:db8:2::1')).toBe(401);
});

it('counts everything that is not an address as one address', async () => {
  const api = await start(1);
  const callFrom = async (text: string) => (await api.request.get(path).set('X-Forwarded-For', text)).status;
  for (let count = 1; count <= perMinute; count += 1) expect(await callFrom(`made-up-${count}`)).toBe(401);
  expect(await callFrom('made-up')).toBe(429);
});
