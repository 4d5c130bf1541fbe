import { readFileSync } from 'node:fs';
import { generateApiKey } from '../../server/access/secrets.js';
import type { Config } from '../../server/config.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';
import { recordStatements } from '../support/recordStatements.js';
import { sendRaw } from './sendRaw.js';

const { paths } = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
}

/** Every operator endpoint: method and path. */
const calls = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => security?.some((scheme) => 'CronSecret' in scheme))
    .map(([method, { operationId }]) => [operationId, method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')] as const),
);

const started: Api[] = [];
afterEach(async () => {
  for (const api of started.splice(0)) await api.stop();
});

async function startOperatorApi(settings: Partial<Config> = {}): Promise<Api> {
  const api = await startApi(settings);
  started.push(api);
  return api;
}

it('all operator endpoints are on paths where the secret is checked', () => {
  expect(calls.length).toBeGreaterThan(8);
  expect(calls.filter(([id]) => !id.startsWith('admin.'))).toEqual([]);
});

it('rejects every request without the secret or with another credential', async () => {
  const api = await startOperatorApi();
  const ada = await signUp(api);
  const credentials: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer' },
    { Authorization: 'Bearer another secret of no use' },
    { Authorization: 'Basic YSBzZWNyZXQgb2YgdGhlIG9wZXJhdG9y' },
    { 'X-API-Key': api.key, Authorization: `Bearer ${api.key}` },
    { Cookie: ada.cookie, 'Sec-Fetch-Site': 'same-origin', Authorization: 'Bearer another secret of no use' },
  ];
  for (const [, method, path] of calls) {
    for (const headers of credentials) {
      const response = await sendRaw(api, method, path, headers);
      expectErrorResponse(response, 401, 'not_the_operator');
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(readLimitHeaders(response).limit).toBe(60);
      api.clock.advance(5_000);
    }
  }
});

it('rejects every request if no secret is configured', async () => {
  const api = await startOperatorApi({ CRON_SECRET: undefined });
  for (const headers of [{}, { Authorization: 'Bearer undefined' }, { Authorization: 'Bearer ' }]) {
    for (const [, method, path] of calls) {
      expectErrorResponse(await sendRaw(api, method, path, headers), 403, 'operator_calls_off');
      api.clock.advance(5_000);
    }
  }
});

it('limits guesses by address, separately from the operator at the same address', async () => {
  const api = await startOperatorApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 5 });
  const guess = (text: string) => api.request.get('/api/admin/jobs').set('Authorization', `Bearer ${text}`);
  for (let i = 0; i < 5; i += 1) expectErrorResponse(await guess(`guess number ${i}`), 401, 'not_the_operator');
  expectErrorResponse(await guess('guess number 6'), 429, 'rate_limit_exceeded');
  const response = await api.operator('get', '/api/admin/jobs');
  expect(response.status).toBe(200);
  expect(readLimitHeaders(response)).toMatchObject({ limit: 600, remaining: 599 });
});

it('accepts the secret only for operator endpoints', async () => {
  const api = await startOperatorApi();
  const read = '/v1/indicators/metadata?id=real-gdp';
  expectErrorResponse(await api.operator('get', read), 401, 'missing_api_key');
  expectErrorResponse(await api.operator('get', '/api/account'), 401, 'not_signed_in');
  expect((await api.operator('get', read).set('X-API-Key', api.key)).status).toBe(200);
});

it('ignores API keys on operator paths', async () => {
  const api = await startOperatorApi();
  const queries = recordStatements(api.db);
  await sendRaw(api, 'GET', '/api/admin/accounts', { 'X-API-Key': generateApiKey() });
  expect(queries).toEqual([]);
});
