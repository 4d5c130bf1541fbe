import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, password, signUp } from '../support/person.js';

const contract = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));
/** Operations whose bodies this server reads: billing is off. */
const operationsWithBody = Object.keys(contract.paths).flatMap((path) =>
  (['post', 'put', 'patch'] as const)
    .filter(
      (method) =>
        contract.paths[path][method]?.requestBody?.content['application/json'] &&
        !/^\/api\/(admin|billing)\//.test(path),
    )
    .map((method) => ({ path, method })),
);

let api: Api;
let ada: Person;
let importer: string;
beforeAll(async () => {
  api = await startApi({ SESSION_REQUESTS_PER_MINUTE: 1_000 });
  ada = await signUp(api);
  importer = await createImportKey(api);
});
afterAll(() => api.stop());

function send(path: string, body: string) {
  return api.request.post(path).set('Cookie', ada.cookie).set('Content-Type', 'application/json').send(body);
}

const open = '/api/account/sign-in';
const closed = '/api/account/keys';
const large = '/api/labs/diagnostics';

it.each([
  [open, 8],
  [closed, 2],
  ['/api/import/indicators', 256],
])('%s rejects a body above %i kB, and reads one of that size', async (path, kilobytes) => {
  const body = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - 11) });
  const credentials: Record<string, string> = path.startsWith('/api/import/')
    ? { 'X-API-Key': importer }
    : { Cookie: ada.cookie };
  const sendBody = (bytes: number) =>
    api.request.post(path).set(credentials).set('Content-Type', 'application/json').send(body(bytes));
  expect(body(2048)).toHaveLength(2048);
  expectErrorResponse(await sendBody(kilobytes * 1024), 400, 'invalid_request');
  const refusal = await sendBody(kilobytes * 1024 + 1);
  expectErrorResponse(refusal, 413, 'payload_too_large');
  expect(refusal.body.message).toBe(`The request body is larger than ${kilobytes} kB.`);
});

it('reads at most 100 kB from a caller without valid credentials', async () => {
  const refusal = await api.request.post(large).set('Content-Type', 'application/json').send('['.repeat(200_000));
  expectErrorResponse(refusal, 401, 'missing_api_key');
});

it.each([
  ['values', `{"values":[${'0,'.repeat(300_000)}0]}`, 'must have at most 200042 values in total'],
  ['arrays', `{"values":[${'[],'.repeat(50_000)}0]}`, 'must have at most 6 arrays and objects in total'],
  [
    'fields',
    `{${Array.from({ length: 5_000 }, (_, index) => `"a${index}":0`)}}`,
    'must have at most 25 fields in total',
  ],
])('rejects a body with very many %s before it parses it', async (_, body, problem) => {
  const refusal = await send(large, body);
  expectErrorResponse(refusal, 400, 'invalid_request');
  expect(refusal.body.details).toEqual([{ field: 'body', problem }]);
});

it('counts no parts inside strings', async () => {
  const { body } = await send(large, JSON.stringify({ seriesId: '[{,:"\\'.repeat(100_000) }));
  expect(body.details).toEqual([{ field: 'seriesId', problem: 'must have at most 100 characters' }]);
});

it('reports at most 20 problems of a list, with their places', async () => {
  const values = Array.from({ length: 100_000 }, (_, index) => (index < 60_000 ? index : String(index)));
  const { body } = await send(large, JSON.stringify({ values }));
  const places = Array.from({ length: 20 }, (_, index) => `values/${60_000 + index}`);
  expect(body.details).toEqual(places.map((field) => ({ field, problem: 'must be a number or null' })));
});

it('reports only the size of a list that is too long', async () => {
  const tests = Array.from({ length: 70_000 }, (_, index) => `test ${index}`);
  const { body } = await send(large, JSON.stringify({ seriesId: 'real-gdp', tests }));
  expect(body.details).toEqual([{ field: 'tests', problem: 'must have at most 8 items' }]);
});

it('repeats at most 100 characters of the name of a field', async () => {
  const { body } = await send(large, `{"${'x'.repeat(1_000_000)}":1}`);
  expect(body.details[0].field).toBe('x'.repeat(100));
});

it.each(['utf-16', 'utf-16le', 'latin1'])('reads only UTF-8, not %s', async (charset) => {
  const request = api.request.post(large).set('Cookie', ada.cookie);
  const response = await request.set('Content-Type', `application/json; charset=${charset}`).send('{}');
  expectErrorResponse(response, 415, 'unsupported_media_type');
});

it.each(['null', '[]', '1', '"text"', 'true'])('rejects the body %s, which is not an object', async (body) => {
  for (const path of [open, closed, '/api/labs/diagnostics']) {
    const refusal = await send(path, body);
    expectErrorResponse(refusal, 400, 'invalid_request');
    expect(refusal.body.details).toEqual([{ field: 'body', problem: 'must be an object' }]);
  }
  expect((await send(open, '{')).body.details).toEqual([{ field: 'body', problem: 'must be valid JSON' }]);
});

it.each([
  ['arrays', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['objects', '{"a":'.repeat(14_000) + 1 + '}'.repeat(14_000)],
  ['a field', `{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
  ['unclosed arrays', '['.repeat(100_000)],
])('rejects very deep nesting in %s, and keeps serving', async (_, body) => {
  expectErrorResponse(await send(large, body), 400, 'invalid_request');
  for (const path of [open, closed]) expectErrorResponse(await send(path, body), 413, 'payload_too_large');
  expect((await api.get('/api/health')).status).toBe(200);
});

it.each(['__proto__', 'constructor', 'prototype', 'toString', 'plan', 'keyLimit', 'suspendedAt'])(
  'rejects the field %s, which is not in the contract, and changes nothing',
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
  ['a number instead of a string', { email: 1, password }],
  ['an object instead of a string', { email: { $ne: null }, password }],
  ['an array instead of a string', { email: ['ada@example.org'], password }],
  ['null', { email: null, password }],
  ['line breaks in an address', { email: 'ada@example.org\r\nBcc: eve@example.org', password }],
  ['two addresses', { email: 'ada@example.org,eve@example.org', password }],
])('rejects %s and sends no mail', async (_, body) => {
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
  'stores the name %s unchanged',
  async (name) => {
    const { body } = await ada.post('/api/account/keys', { name }).expect(201);
    const { body: list } = await ada.get('/api/account/keys');
    expect(list.keys.find(({ id }: { id: string }) => id === body.key.id)).toMatchObject({ name });
    await ada.delete(`/api/account/keys/${body.key.id}`);
  },
);

it.each(['"text"', '7', 'null', '[]', '{"ids":', ''])('every operation with a body rejects %j', async (body) => {
  for (const { path, method } of operationsWithBody) {
    const request = api.request[method](path.replace(/\{\w+\}/g, '7'));
    // Only keys can write to the library, and call the tools of assistants.
    request.set(/^\/(api\/import\/|mcp$)/.test(path) ? { 'X-API-Key': importer } : { Cookie: ada.cookie });
    expectErrorResponse(await request.set('Content-Type', 'application/json').send(body), 400, 'invalid_request');
  }
});

it('rejects JSON that is not UTF-8, and stores nothing of it', async () => {
  const rename = (name: Buffer) =>
    api.request
      .patch('/api/account')
      .set({ Cookie: ada.cookie, 'Content-Type': 'application/json' })
      .serialize((bytes) => bytes)
      .send(Buffer.concat([Buffer.from('{"name":"'), name, Buffer.from('"}')]) as never);
  const refusal = await rename(Buffer.from('Zo\u00eb', 'latin1'));
  expectErrorResponse(refusal, 400, 'invalid_request');
  expect(refusal.body.details).toEqual([{ field: 'body', problem: 'must be UTF-8' }]);
  expect((await rename(Buffer.from('Zo\u00eb'))).body).toMatchObject({ name: 'Zo\u00eb' });
});

it('rejects an upload in an encoding that does not exist', async () => {
  const upload = api.request
    .post('/api/import/csv?slug=cafe')
    .set({ 'X-API-Key': importer, 'Content-Type': 'text/csv; charset=latin-99' });
  expectErrorResponse(await upload.send('date,value\n2026-01-01,1\n'), 415, 'unsupported_media_type', 'text/csv');
});
