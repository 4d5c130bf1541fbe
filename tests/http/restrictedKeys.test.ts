import type { Config } from '../../server/config.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

const started: Api[] = [];
afterEach(async () => {
  for (const api of started.splice(0)) await api.stop();
});

async function startRestrictedApi(settings: Partial<Config> = {}): Promise<Api> {
  const api = await startApi(settings);
  started.push(api);
  return api;
}

const read = '/v1/indicators/metadata?id=real-gdp';

async function restrict(api: Api, change: { scopes?: string[]; allowed_addresses?: string[] }): Promise<void> {
  const columns = Object.entries(change).map(([column, value]) => [column, JSON.stringify(value)]);
  await api.db('api_keys').update(Object.fromEntries(columns));
}

it('limits a key with scopes to these scopes', async () => {
  const api = await startRestrictedApi();
  await restrict(api, { scopes: ['calendar:read'] });
  expect((await api.get('/api/calendar/releases')).status).toBe(200);
  const refused = await api.get(read);
  expectErrorResponse(refused, 403, 'scope_not_granted', "lacks the required scope 'indicators:read'");
  readLimitHeaders(refused);
});

it('checks the scope also for a cached response', async () => {
  const api = await startRestrictedApi();
  const other = await api.createKey('pro');
  await api.db('api_keys').where('name', 'First key').andWhere('prefix', other.slice(0, 10)).update({ scopes: '[]' });
  for (let i = 0; i < 3; i += 1) expect((await api.get(read)).status).toBe(200);
  for (let i = 0; i < 3; i += 1) {
    expectErrorResponse(await api.request.get(read).set('X-API-Key', other), 403, 'scope_not_granted');
  }
});

it('limits a key with addresses to these addresses, and believes only a trusted proxy', async () => {
  const proxied = await startRestrictedApi({ TRUST_PROXY: 1 });
  await restrict(proxied, { allowed_addresses: ['203.0.113.0/24', '2001:db8::/32'] });
  const from = (address: string) => proxied.get(read).set('X-Forwarded-For', address);
  for (const address of ['203.0.113.7', '2001:db8::7', '8.8.8.8, 203.0.113.7']) {
    expect((await from(address)).status).toBe(200);
  }
  for (const address of ['198.51.100.1', '2001:db9::7', '203.0.113.7, 198.51.100.1', '']) {
    expectErrorResponse(await from(address), 403, 'address_not_allowed');
  }
  const direct = await startRestrictedApi();
  await restrict(direct, { allowed_addresses: ['203.0.113.0/24'] });
  expectErrorResponse(await direct.get(read).set('X-Forwarded-For', '203.0.113.7'), 403, 'address_not_allowed');
});

it('accepts a session cookie for data requests, with a separate limit', async () => {
  const api = await startRestrictedApi({ SESSION_REQUESTS_PER_MINUTE: 5 });
  const ada = await signUp(api);
  const { status, headers } = await ada.get(read);
  expect([status, headers['x-ratelimit-limit'], headers['x-ratelimit-limit-day']]).toEqual([200, '5', undefined]);
  for (let i = 0; i < 4; i += 1) await ada.get(read).expect(200);
  expectErrorResponse(await ada.get(read), 429, 'rate_limit_exceeded');
});

it('rejects the keys of a suspended account from the next request on', async () => {
  const api = await startRestrictedApi();
  expect((await api.get(read)).status).toBe(200);
  await api.db('accounts').update({ suspended_at: '2026-11-21T12:00:00.000Z' });
  await api.db('data_versions').where('name', 'access').increment('version', 1);
  expectErrorResponse(await api.get(read), 403, 'account_suspended');
});
