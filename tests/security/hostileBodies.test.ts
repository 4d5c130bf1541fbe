import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { expectErrorResponse } from '../http/expectErrorResponse.js';
import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';
import { type Person, password, signUp } from '../support/person.js';

const contract = parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.yaml'), 'utf8'));
const operationsWithBody = Object.keys(contract.paths).flatMap((path) =>
  (['post', 'put', 'patch'] as const)
    .filter(
      (method) =>
        contract.paths[path][method]?.requestBody?.content['application/json'] && !path.startsWith('/api/admin/'),
    )
    .map((method) => ({ path, method })),
);

let api: Api;
let ada: Person;
let importer: string;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
  importer = await createImportKey(api);
});
afterAll(() => api.stop());

function send(path: string, body: string) {
  return api.request.post(path).set('Cookie', ada.cookie).set('Content-Type', 'application/json').send(body);
}

const open = '/api/account/sign-in';
const closed = '/api/account/keys';

it.each([open, closed])('%s refuses a body above 100 kB as too large, and reads one of 100 kB', async (path) => {
  const body = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - 11) });
  expect(body(102_400)).toHaveLength(102_400);
  expectErrorResponse(await send(path, body(102_400)), 400, 'invalid_request');
  const refusal = await send(path, body(102_401));
  expectErrorResponse(refusal, 413, 'payload_too_large');
  expect(refusal.body.message).toBe('The body is larger than 100 kB.');
});

it.each(['null', '[]', '1', '"text"', 'true'])('says of the body %s that it must be an object', async (body) => {
  for (const path of [open, closed, '/api/labs/diagnostics']) {
    const refusal = await send(path, body);
    expectErrorResponse(refusal, 400, 'invalid_request');
    expect(refusal.body.details).toEqual([{ field: 'body', problem: 'must be an object' }]);
  }
  expect((await send(open, '{')).body.details).toEqual([{ field: 'body', problem: 'is not JSON' }]);
});

it.each([
  ['arrays', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['objects', '{"a":'.repeat(14_000) + 1 + '}'.repeat(14_000)],
  ['a field', `{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
  ['arrays that do not end', '['.repeat(100_000)],
])('refuses nesting without an end in %s, and keeps serving', async (_, body) => {
  for (const path of [open, closed]) expectErrorResponse(await send(path, body), 400, 'invalid_request');
  expect((await api.get('/api/health')).status).toBe(200);
});

it.each(['__proto__', 'constructor', 'prototype', 'toString', 'plan', 'keyLimit', 'suspendedAt'])(
  'takes no field %s that the contract does not have, and changes nothing by it',
  async (field) => {
    const { body: before } = await ada.get('/api/account');
    const body = `{"name":"Ada","${field}":{"plan":"enterprise","limitPerMinute":1}}`;
    const response = await api.request
      .patch('/api/account')
      .set('Cookie', ada.cookie)
      .set('Content-Type', 'application/json')
      .send(body);
    expectErrorResponse(response, 400, 'invalid_request');
    expect((await ada.get('/api/account')).body).toEqual(before);
    expect({}).not.toHaveProperty('limitPerMinute');
  },
);

it.each([
  ['a number for a text', { email: 1, password }],
  ['an object for a text', { email: { $ne: null }, password }],
  ['a list for a text', { email: ['ada@example.org'], password }],
  ['null', { email: null, password }],
  ['line breaks in an address', { email: 'ada@example.org\r\nBcc: eve@example.org', password }],
  ['two addresses', { email: 'ada@example.org,eve@example.org', password }],
])('refuses %s and sends no mail', async (_, body) => {
  const sent = api.mailbox.length;
  for (const path of ['/api/account/sign-in', '/api/account/sign-up', '/api/account/password-reset']) {
    const { password: _password, ...emailOnly } = body;
    const response = await api.request.post(path).send(path.endsWith('reset') ? emailOnly : body);
    expectErrorResponse(response, 400, 'invalid_request');
    expect(response.body.details[0].field).toBe('email');
  }
  expect(api.mailbox).toHaveLength(sent);
});

it.each(["Robert'); DROP TABLE api_keys;--", '<script>alert(1)</script>', '=cmd|/c calc', '{{7*7}}', '🦀 ﷽ \u202eabc'])(
  'keeps a name such as %s as the text it is',
  async (name) => {
    const { body } = await ada.post('/api/account/keys', { name }).expect(201);
    const { body: list } = await ada.get('/api/account/keys');
    expect(list.keys.find(({ id }: { id: string }) => id === body.key.id)).toMatchObject({ name });
    await ada.delete(`/api/account/keys/${body.key.id}`);
  },
);

it.each(['"text"', '7', 'null', '[]', '{"ids":', ''])('every operation that takes a body refuses %j', async (body) => {
  for (const { path, method } of operationsWithBody) {
    const request = api.request[method](path.replace(/\{\w+\}/g, '7'));
    // The library is written by keys alone.
    request.set(path.startsWith('/api/import/') ? { 'X-API-Key': importer } : { Cookie: ada.cookie });
    expectErrorResponse(await request.set('Content-Type', 'application/json').send(body), 400, 'invalid_request');
  }
});
