import { callTool, readData, readFailure, sendMessage } from '../mcp/sendMessage.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();
const post = () => getApi().request.post('/mcp');
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

it('answers a message of a client of 2025 with JSON, for a key in either header', async () => {
  const { key } = getApi();
  const initialize = {
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const { body } = await sendMessage(getApi(), initialize);
  expect(body.result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'almanac' } });
  const bearer = await post().set('Authorization', `Bearer ${key}`).send(ping);
  expect(bearer.body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
});

it('accepts a notification without a response', async () => {
  const { status, text } = await sendMessage(getApi(), { id: undefined, method: 'notifications/initialized' });
  expect([status, text]).toEqual([202, '']);
});

it('refuses a message without a key', async () => {
  expectErrorResponse(await post().send(ping), 401, 'missing_api_key');
  expectErrorResponse(await post().set('X-API-Key', 'alm_wrong').send(ping), 401, 'invalid_api_key');
});

it.each([
  ['a batch', [ping, ping]],
  ['a message without a method', { jsonrpc: '2.0', id: 1 }],
  ['a message of JSON-RPC 1', { jsonrpc: '1.0', id: 1, method: 'ping' }],
  ['an unknown field', { ...ping, extra: 1 }],
])('refuses %s', async (_, message) => {
  expectErrorResponse(await post().set('X-API-Key', getApi().key).send(message), 400, 'invalid_request');
});

it.each<[string, string, number, string]>([
  ['text that is not JSON', '{', 400, 'invalid_request'],
  [
    'deep JSON',
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`,
    400,
    'invalid_request',
  ],
  ['a long body', `"${'a'.repeat(70_000)}"`, 413, 'payload_too_large'],
])('refuses %s before it is read', async (_, text, status, code) => {
  const request = post().set('X-API-Key', getApi().key).set('Content-Type', 'application/json');
  expectErrorResponse(await request.send(text), status, code);
});

it('has no GET, DELETE or stream of events', async () => {
  const { key, request } = getApi();
  expectErrorResponse(await request.get('/mcp').set('X-API-Key', key), 405, 'method_not_allowed');
  expectErrorResponse(await request.delete('/mcp').set('X-API-Key', key), 405, 'method_not_allowed');
  const listen = await sendMessage(getApi(), { method: 'subscriptions/listen', params: {} });
  expect([listen.status, listen.body.error.code]).toEqual([404, -32601]);
});

it.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://127.0.0.1:3000', 200],
  ['http://localhost:6274', 200],
])('a page of %s gets %s on a server of this machine', async (origin, status) => {
  const request = post().set('X-API-Key', getApi().key).set('Origin', origin).set('Host', 'evil.example');
  const response = await request.send(ping);
  if (status === 403) expectErrorResponse(response, 403, 'origin_not_allowed');
  else expect(response.status).toBe(status);
});

it('the POST counts as a request, and each further call of an operation as another', async () => {
  const key = await getApi().createKey('free');
  const remaining = async (response: Promise<{ headers: Record<string, string> }>) =>
    Number((await response).headers['x-ratelimit-remaining']);
  const series = [
    { name: 'gdp', id: 'real-gdp' },
    { name: 'consumption', id: 'real-consumption' },
  ];
  expect(await remaining(sendMessage(getApi(), { method: 'tools/list' }, key))).toBe(19);
  expect(await remaining(callTool(getApi(), 'get_observations', { id: ['real-gdp'] }, key))).toBe(18);
  expect(await remaining(callTool(getApi(), 'compute', { operation: 'ratio', series }, key))).toBe(16);
});

it('a tool says when the limit is reached in the middle of a call', async () => {
  const key = await getApi().createKey('free');
  for (let sent = 0; sent < 19; sent += 1) await sendMessage(getApi(), { method: 'ping' }, key);
  const series = [
    { name: 'a', id: 'real-gdp' },
    { name: 'b', id: 'real-consumption' },
  ];
  const response = await callTool(getApi(), 'compute', { operation: 'ratio', series }, key);
  expect(readFailure(response)).toMatch(/^Rate limit exceeded: 20 requests per minute/);
  expectErrorResponse(await sendMessage(getApi(), { method: 'ping' }, key), 429, 'rate_limit_exceeded');
});

it('a tool needs the scope of its operation', async () => {
  const key = await getApi().createKey('pro');
  const scopes = JSON.stringify(['indicators:read']);
  await getApi().db('api_keys').where('prefix', key.slice(0, 10)).update({ scopes });
  const found = await callTool(getApi(), 'search_indicators', { q: 'gdp', limit: 1 }, key);
  expect(readData(found).indicators).toHaveLength(1);
  const forecast = await callTool(getApi(), 'run_forecast', { id: 'real-gdp', horizon: 2 }, key);
  expect(readFailure(forecast)).toContain("lacks the required scope 'forecast:run'");
});

it('a computation costs the compute seconds of its operation', async () => {
  const response = await callTool(getApi(), 'run_forecast', { id: 'real-gdp', horizon: 4 });
  expect(Number(response.headers['x-compute-cost'])).toBeGreaterThan(0);
  const repeated = await callTool(getApi(), 'run_forecast', { id: 'real-gdp', horizon: 4 });
  expect(readData(repeated).forecasts).toEqual(readData(response).forecasts);
});

it('logs each operation that a tool runs, with the id of the request', async () => {
  const api = getApi();
  const start = api.log.length;
  const { headers } = await callTool(api, 'search_indicators', { q: 'gdp' });
  const lines = api.log.slice(start).filter(({ requestId }) => requestId === headers['x-request-id']);
  expect(lines.map(({ operation }) => operation)).toEqual(['indicators.search', 'mcp.send']);
});
