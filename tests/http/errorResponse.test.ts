import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import pino from 'pino';
import { ApiError } from '../../server/errors.js';
import { sendError } from '../../server/http/errorResponse.js';
import type { RequestContext } from '../../server/http/requestContext.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const refused: [target: string, status: number, code: string][] = [
  ['/nothing', 404, 'route_not_found'],
  ['/api', 404, 'route_not_found'],
  ['/api/indicators', 404, 'route_not_found'],
  ['/api/indicators/', 404, 'route_not_found'],
  ['/api/indicators/real-gdp/download/more', 404, 'route_not_found'],
  ['/v1/indicators/nothing', 404, 'route_not_found'],
  ['/../../etc/passwd', 404, 'route_not_found'],
  ['//api/health', 404, 'route_not_found'],
  ['/openapi.yaml%00', 404, 'route_not_found'],
  ['/%', 404, 'route_not_found'],
  ['/api/indicators/%', 400, 'invalid_request'],
  ['/api/indicators/%E0%A4%A', 400, 'invalid_request'],
  ['/api/indicators/%ff/download', 400, 'invalid_request'],
  ['/api/indicators/a%00b', 400, 'invalid_request'],
  ['/api/indicators/..%2f..%2fetc%2fpasswd', 404, 'indicator_not_found'],
  ['/api/indicators/__proto__', 404, 'indicator_not_found'],
  ['/api/indicators/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, 'indicator_not_found'],
  [`/api/indicators/${'a'.repeat(15_000)}`, 400, 'invalid_request'],
  ['/api/indicators/real-gdp?country=DE', 404, 'country_not_available'],
  ['/api/indicators/real-gdp?country=ZZ', 400, 'invalid_request'],
  ['/api/indicators/real-gdp?vintage=1901-01-01', 404, 'no_vintage_on_date'],
  ['/api/indicators/real-gdp?vintge=2022-11-15', 400, 'invalid_request'],
  ['/api/indicators/real-gdp?country=US&country=EA', 400, 'invalid_request'],
  ['/api/indicators/real-gdp?country[]=US', 400, 'invalid_request'],
  ['/v1/indicators/observations?id=real-gdp%00', 400, 'invalid_request'],
  ['/v1/indicators/observations', 400, 'invalid_request'],
  ['/v1/indicators/observations?id=', 400, 'invalid_request'],
  ['/v1/indicators/observations?id=real-gdp&__proto__=1', 400, 'invalid_request'],
  ['/v1/indicators/observations?id=real-gdp&start=2024-02-30', 400, 'invalid_request'],
  ['/v1/indicators/observations?id=real-gdp&limit=1.5', 400, 'invalid_request'],
  [`/v1/indicators/search?q=${'a'.repeat(15_000)}`, 400, 'invalid_request'],
  ['/api/health?verbose=1', 400, 'invalid_request'],
];

it.each([
  ['/v1/indicators/observation', '/v1/indicators/observations'],
  ['/V1/Indicators/Serch/', '/v1/indicators/search'],
  ['/charts/real-gdp?format=png', '/api/charts/{slug}'],
  ['/v1/v1/indicators/search', '/v1/indicators/search'],
  ['/v1/indicators/real-gdp', '/api/indicators/{slug}'],
  ['/api/indicators/real-gdp/downlaod', '/api/indicators/{slug}/download'],
  ['/openapi.yml', '/openapi.yaml'],
])('GET %s suggests the nearest path %s', async (target, path) => {
  const response = await api.get(target);
  expectErrorResponse(response, 404, 'route_not_found');
  expect(response.body.message).toBe(`Unknown path. Did you mean ${path}? See /openapi.yaml for all paths.`);
});

it.each(['/nothing', '/api', '/v1', '/api/indicators', `/v1/indicators/observations${'s'.repeat(100)}`, '/a/b/c/d/e'])(
  'GET %s suggests no path',
  async (target) => {
    const response = await api.get(target);
    expectErrorResponse(response, 404, 'route_not_found');
    expect(response.body.message).toBe('Unknown path. See /openapi.yaml for all paths.');
  },
);

it.each(['GPDC1', 'gdcp1', 'GDPPC1'])('suggests the indicator of the misspelt FRED id %s', async (id) => {
  const response = await api.get(`/api/indicators/${id}`);
  expectErrorResponse(response, 404, 'indicator_not_found');
  expect(response.body.suggestions[0]).toBe('real-gdp');
});

it.each(refused.map(([target, ...rest]) => [target.slice(0, 60), target, ...rest] as const))(
  'GET %s returns the standard error body',
  async (_, target, status, code) => {
    const response = await sendRaw(api, 'GET', target);
    expectErrorResponse(response, status, code);
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.text)));
    readLimitHeaders(response);
  },
);

it('names each invalid parameter and its problem', async () => {
  const { body } = await api.get('/v1/indicators/observations?id=real-gdp&limit=0&start=yesterday&units=pc2');
  const fields = body.details.map(({ field }: { field: string }) => field);
  expect(fields.sort()).toEqual(['limit', 'start', 'units']);
  for (const field of fields) expect(body.message).toContain(field);
});

it('names an unknown parameter', async () => {
  const { body } = await api.get('/v1/indicators/observations?id=real-gdp&vintge=2022-11-15');
  expect(body.details).toEqual([
    { field: 'vintge', problem: 'is not a parameter of this operation. Did you mean `vintage`?' },
  ]);
});

it('reports malformed percent-encoding in the path', async () => {
  const { text } = await sendRaw(api, 'GET', '/api/indicators/%E0%A4%A');
  const { details } = JSON.parse(text);
  expect(details).toEqual([{ field: 'path', problem: 'contains malformed percent-encoding' }]);
});

it('returns a unique request id in the header of every response', async () => {
  const paths = ['/api/health', '/nothing', '/v1/indicators/search?q=gdp', '/v1/indicators/search?q=gdp'];
  const ids: string[] = [];
  for (const path of paths) ids.push(String((await api.get(path)).headers['x-request-id']));
  expect(new Set(ids).size).toBe(paths.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

it('ignores a request id from the caller, so that none can be forged in the log', async () => {
  const { headers } = await api.get('/api/health').set('X-Request-Id', 'forged');
  expect(headers['x-request-id']).not.toBe('forged');
});

it('rejects a request line that is too long with the standard error body, and keeps serving', async () => {
  const { status, headers, text } = await sendRaw(api, 'GET', `/v1/indicators/search?q=${'a'.repeat(30_000)}`);
  expect(status).toBe(431);
  expect(JSON.parse(text)).toMatchObject({ error: 'request_too_large', requestId: headers['x-request-id'] });
  expect((await api.get('/api/health')).status).toBe(200);
  const lines = api.log.filter((line) => line['requestId'] === headers['x-request-id']);
  expect(lines).toEqual([expect.objectContaining({ level: 30, status: 431, reason: 'HPE_HEADER_OVERFLOW' })]);
  expect(JSON.stringify(lines)).not.toContain('aaa');
});

it('rejects invalid HTTP with the standard error body', async () => {
  const { hostname, port } = new URL(api.request.get('/').url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write('GARBAGE\r\n\r\n');
  let response = '';
  for await (const bytes of socket) response += bytes;
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: 'invalid_request' });
});

it('forbids browsers to sniff the media type', async () => {
  for (const path of ['/api/health', '/nothing']) {
    expect((await api.get(path)).headers['x-content-type-options']).toBe('nosniff');
  }
});

it('does not reveal its framework', async () => {
  for (const path of ['/api/health', '/nothing']) {
    const { headers } = await api.get(path);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  }
});

it.each([
  ['a refusal by a limit is logged as a warning', new ApiError('service_unavailable', { retryAfterSeconds: 5 }), 40],
  [
    'a failure behind a 503 is logged as an error',
    new ApiError('service_unavailable', { cause: new Error('lost') }),
    50,
  ],
  ['an unexpected failure is logged as an error', new Error('unexpected'), 50],
])('%s', (_, failure, level) => {
  const lines: { level: number; err?: object }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  sendError(response, failure, { requestId: 'r' } as RequestContext, log);
  expect(lines).toMatchObject([{ level, requestId: 'r' }]);
  expect(lines[0]?.err !== undefined).toBe(level === 50);
});
