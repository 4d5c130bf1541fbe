import { readFileSync } from 'node:fs';
import type { Response } from 'supertest';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { password, signUp } from '../support/person.js';
import { sendRaw } from './sendRaw.js';

const contract = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));

/** A valid request for each path. */
const requests: Record<string, string> = {
  '/api/indicators/{slug}': '/api/indicators/real-gdp?',
  '/api/indicators/{slug}/download': '/api/indicators/real-gdp/download?',
  '/api/charts/{slug}': '/api/charts/real-gdp?',
  '/v1/indicators/search': '/v1/indicators/search?q=gdp',
  '/v1/indicators/series': '/v1/indicators/series?id=real-gdp',
  '/v1/indicators/observations': '/v1/indicators/observations?id=real-gdp&format=csv&limit=1',
  '/v1/indicators/metadata': '/v1/indicators/metadata?id=real-gdp',
  '/v1/indicators/releases': '/v1/indicators/releases?limit=1',
  '/v1/releases/{id}': '/v1/releases/us-gdp?',
  '/v1/releases/{id}/vintages': '/v1/releases/us-gdp/vintages?',
  '/v1/indicators/vintages': '/v1/indicators/vintages?id=real-gdp',
  '/v1/countries': '/v1/countries?',
  '/v1/countries/{code}': '/v1/countries/US?',
  '/v1/headlines': '/v1/headlines?',
  '/v1/headlines/{id}': '/v1/headlines/unemployment?country=US,JP',
  // Billing is off.
  '/api/billing/plans': '/api/billing/plans?',
  '/api/billing/subscription': '/api/billing/subscription?',
  '/api/billing/invoices': '/api/billing/invoices?',
  '/api/chat/status': '/api/chat/status?',
  '/api/chat/conversations': '/api/chat/conversations?',
  '/api/chat/conversations/{id}': '/api/chat/conversations/x?',
  '/api/chat/conversations/{id}/export': '/api/chat/conversations/x/export?',
  '/api/calendar/releases': '/api/calendar/releases?',
  '/api/calendar/releases.ics': '/api/calendar/releases.ics?',
  '/api/calendar/feeds/{token}': `/api/calendar/feeds/${'A'.repeat(43)}?`,
  '/api/alerts/feeds/{token}': `/api/alerts/feeds/${'A'.repeat(43)}?`,
  '/api/alerts/unsubscribe/{token}': `/api/alerts/unsubscribe/${'A'.repeat(43)}?`,
  // Not valid, because a stream does not end.
  '/v1/events': '/v1/events?after=x',
  '/api/forecast/models': '/api/forecast/models?',
  '/api/forecast/backtest/{cacheKey}': `/api/forecast/backtest/${'0'.repeat(64)}?`,
  '/api/forecast/jobs/{jobId}': '/api/forecast/jobs/00000000-0000-4000-8000-000000000000?',
  '/api/forecast/run': '/api/forecast/run?',
  '/api/forecast/run/{cacheKey}': `/api/forecast/run/${'0'.repeat(64)}?`,
  '/api/forecast/run/{cacheKey}/csv': `/api/forecast/run/${'0'.repeat(64)}/csv?`,
  '/api/discovery/catalog': '/api/discovery/catalog?q=gdp',
  '/api/discovery/datasets': '/api/discovery/datasets?',
  '/api/discovery/providers': '/api/discovery/providers?',
  '/api/discovery/series/{provider}/{seriesId}': '/api/discovery/series/fred/GDPC1?',
  '/api/providers': '/api/providers?',
  '/api/providers/{provider}/series/{seriesId}': '/api/providers/fred/series/GDPC1?',
  '/api/import/jobs/{jobId}': '/api/import/jobs/00000000-0000-4000-8000-000000000000?',
  '/api/census/variables': '/api/census/variables?dataset=acs/acs5&year=2023',
  '/api/news': '/api/news?',
  '/api/news/sources': '/api/news/sources?',
  '/openapi.yaml': '/openapi.yaml?',
  '/openapi.json': '/openapi.json?',
  '/changelog.rss': '/changelog.rss?',
  '/api/health': '/api/health?',
  '/api/health/live': '/api/health/live?',
};

/** Headers of HTTP itself and headers for browsers, which the contract does not declare. */
const httpHeaders =
  /^(access-control-[a-z-]+|date|connection|keep-alive|transfer-encoding|content-(type|length|encoding|security-policy)|permissions-policy|referrer-policy|x-content-type-options)$/;

interface DocumentedHeaders {
  headers?: Record<string, unknown>;
  $ref?: string;
}

function listDeclaredHeaders(path: string, status: number, method = 'get'): string[] {
  const response: DocumentedHeaders | undefined = contract.paths[path][method].responses[status];
  if (response === undefined) throw new Error(`${path} returns ${status}, which the contract does not list.`);
  const { headers = {} } = response.$ref
    ? contract.components.responses[response.$ref.split('/').at(-1) ?? '']
    : response;
  return Object.keys(headers).map((name) => name.toLowerCase());
}

let api: Api;
let spent: string;
beforeAll(async () => {
  api = await startApi();
  spent = await api.createKey('free');
  for (let call = 0; call < 20; call += 1)
    await api.request.get('/v1/indicators/releases?limit=1').set('X-API-Key', spent);
});
afterAll(() => api.stop());

it('there is a request for every path of the contract that is read without a session', () => {
  const paths = Object.keys(contract.paths).filter(
    (path) => 'get' in contract.paths[path] && !/^\/api\/(account|admin)|^\/metrics/.test(path),
  );
  expect(Object.keys(requests).sort()).toEqual(paths.sort());
});

describe.each(Object.entries(requests))('%s', (path, request) => {
  const key = () => ({ 'X-API-Key': api.key });
  const cases: [what: string, send: () => ReturnType<typeof sendRaw>][] = [
    ['a valid request', () => sendRaw(api, 'GET', request)],
    ['a valid request with gzip', () => sendRaw(api, 'GET', request, { ...key(), 'Accept-Encoding': 'gzip' })],
    ['an unchanged response', () => sendRaw(api, 'GET', request, { ...key(), 'If-None-Match': '*' })],
    ['an unknown parameter', () => sendRaw(api, 'GET', `${request}&vintge=1`)],
    ['an unknown indicator', () => sendRaw(api, 'GET', request.replace('real-gdp', 'nothing'))],
    ['an anonymous caller', () => sendRaw(api, 'GET', request, {})],
    ['a request beyond the limit', () => sendRaw(api, 'GET', request, { 'X-API-Key': spent })],
  ];

  it.each(cases)('declares every header of its response to %s', async (_, send) => {
    const { status, headers } = await send();
    const sent = Object.keys(headers).filter((name) => !httpHeaders.test(name));
    expect([status, sent.filter((name) => !listDeclaredHeaders(path, status).includes(name))]).toEqual([status, []]);
  });
});

describe('an account', () => {
  // The requests before have used up the limit of the address.
  beforeAll(() => api.clock.advance(60_000));

  const email = 'ada@example.org';
  const cases: [what: string, path: string, method: 'get' | 'post' | 'delete', sendRequest: () => Promise<Response>][] =
    [
      ['a sign-up', '/sign-up', 'post', async () => api.request.post('/api/account/sign-up').send({ email, password })],
      ['an invalid sign-up', '/sign-up', 'post', async () => api.request.post('/api/account/sign-up').send({})],
      [
        'a wrong password',
        '/sign-in',
        'post',
        async () => api.request.post('/api/account/sign-in').send({ email, password: 'x' }),
      ],
      [
        'a sign-in',
        '/sign-in',
        'post',
        async () => {
          await signUp(api);
          return api.request.post('/api/account/sign-in').send({ email, password });
        },
      ],
      ['an anonymous caller', '', 'get', async () => api.request.get('/api/account')],
      ['a person', '/keys', 'get', async () => (await signUp(api, 'bob@example.org')).get('/api/account/keys')],
      [
        'a new key',
        '/keys',
        'post',
        async () => (await signUp(api, 'eve@example.org')).post('/api/account/keys', { name: 'k' }),
      ],
      [
        'a missing key',
        '/keys/{id}',
        'delete',
        async () => (await signUp(api, 'joe@example.org')).delete('/api/account/keys/x'),
      ],
      [
        'a sign-out',
        '/sign-out',
        'post',
        async () => (await signUp(api, 'kim@example.org')).post('/api/account/sign-out'),
      ],
    ];

  it.each(cases)('declares every header of its response to %s', async (_, path, method, sendRequest) => {
    const { status, headers } = await sendRequest();
    const sent = Object.keys(headers).filter((name) => !httpHeaders.test(name));
    const known = listDeclaredHeaders(`/api/account${path}`, status, method);
    expect([status, sent.filter((name) => !known.includes(name))]).toEqual([status, []]);
  });
});

describe('the operator', () => {
  const cases: [what: string, path: string, method: 'get' | 'post' | 'patch', sendRequest: () => Promise<Response>][] =
    [
      ['a list', '/accounts', 'get', async () => api.operator('get', '/api/admin/accounts')],
      ['an anonymous caller', '/jobs', 'get', async () => api.request.get('/api/admin/jobs')],
      ['a missing account', '/accounts/{id}', 'get', async () => api.operator('get', '/api/admin/accounts/x')],
      [
        'an invalid body',
        '/accounts/{id}',
        'patch',
        async () => api.operator('patch', '/api/admin/accounts/x').send({}),
      ],
      ['a run', '/jobs/{name}/run', 'post', async () => api.operator('post', '/api/admin/jobs/clean-up/run')],
    ];

  it.each(cases)('declares every header of its response to %s', async (_, path, method, sendRequest) => {
    const { status, headers } = await sendRequest();
    const sent = Object.keys(headers).filter((name) => !httpHeaders.test(name));
    const known = listDeclaredHeaders(`/api/admin${path}`, status, method);
    expect([status, sent.filter((name) => !known.includes(name))]).toEqual([status, []]);
  });
});

it('declares every header when the server fails or the database is unavailable', async () => {
  await api.db.schema.renameTable('indicators', 'away');
  const path = '/v1/indicators/series';
  for (const status of [500, 503]) {
    const response = await sendRaw(api, 'GET', `${path}?id=real-gdp&limit=2`);
    expect(response.status).toBe(status);
    const sent = Object.keys(response.headers).filter((name) => !httpHeaders.test(name));
    expect(sent.filter((name) => !listDeclaredHeaders(path, status).includes(name))).toEqual([]);
    await api.db.destroy();
  }
});
