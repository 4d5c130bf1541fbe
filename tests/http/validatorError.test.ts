import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

const day = 'must be a valid date in the format YYYY-MM-DD, or a period such as 2024, 2024-03 or 2024-Q1';
const tooManyLines = 'stands for 6 countries. A chart has at most 5 lines: name at most 5 countries';
const unknownCountry =
  "must be a known country code, not 'Japn' (/v1/countries lists all codes). Did you mean JP (Japan)?";
const code =
  'must be a country code, for example DE, or where several are allowed, a list such as US,JP,G20 (/v1/countries lists all codes)';
const createLong = (length: number) => 'a'.repeat(length);

it.each([
  ['id=real-gdp&start=2022-01-01T00:00:00Z', 'start', day],
  ['id=real-gdp&end=2022-02-30', 'end', day],
  ['id=real-gdp&vintage=today', 'vintage', day],
  ['id=real-gdp&start=', 'start', 'must not be empty'],
  ['id=real-gdp&start=2022-01-01&start=2022-01-02', 'start', 'must be given only once'],
  ['id=real-gdp&country=Germanyland', 'country', code],
  ['id=real-gdp&country=D:E', 'country', code],
  ['id=real-gdp&country=', 'country', 'must not be empty'],
  ['id=real-gdp&country[]=US', 'country', 'must be given only once'],
  ['', 'id', 'is required'],
  ['id=', 'id', 'must not be empty'],
  ['id=a,,b', 'id', 'must not be empty'],
  ['id=a,a', 'id', 'must not contain duplicates'],
  ['id=real-gdp,+real-gdp', 'id', 'must not contain `real-gdp` twice'],
  [`id=${createLong(101)}`, 'id', 'must have at most 100 characters'],
  [`id=${Array.from({ length: 51 }, (_, index) => index)}`, 'id', 'must have at most 50 items'],
  ['id=real-gdp&limit=0', 'limit', 'must be at least 1'],
  ['id=real-gdp&limit=100001', 'limit', 'must be at most 100000'],
  ['id=real-gdp&limit=few', 'limit', 'must be a single whole number'],
  ['id=real-gdp&limit=5&limit=6', 'limit', 'must be a single whole number'],
  ['id=real-gdp&allVintages=yes', 'allVintages', 'must be true or false'],
  ['id=real-gdp&format=xml', 'format', 'must be one of: json, csv'],
  ['id=real-gdp&order=asc&order=desc', 'order', 'must be given only once'],
  ['id=real-gdp&units=lin,pc1', 'units', 'contains a reserved character; percent-encode it'],
  ['id=real-gdp&cursor=%20', 'cursor', 'must be the nextCursor of the previous page'],
  ['id=real-gdp&sheet=2', 'sheet', 'is not a parameter of this operation'],
  ['id=real-gdp&id[a]=1', 'id[a]', 'is not a parameter of this operation'],
  ['id=real%00gdp', 'id', 'must not contain NUL characters'],
])('observations of %s: %s %s', async (query, field, problem) => {
  const response = await api.get(`/v1/indicators/observations?${query}`);
  expectErrorResponse(response, 400, 'invalid_request');
  expect(response.body.details).toEqual([{ field, problem }]);
  expect(response.body.message).toBe(`\`${field}\` ${problem}.`);
});

it.each([
  ['/v1/indicators/observations?id=real-gdp&vintge=2022-11-15', 'vintge', 'a parameter of this operation', 'vintage'],
  ['/v1/indicators/search?Limit=3', 'Limit', 'a parameter of this operation', 'limit'],
])('%s is rejected: %s is not %s, with the name that was probably meant: %s', async (path, field, what, meant) => {
  const { body } = await api.get(path);
  const problem = `is not ${what}. Did you mean \`${meant}\`?`;
  expect(body.details).toEqual([{ field, problem }]);
  expect(body.message).toBe(`\`${field}\` ${problem}`);
});

it('suggests the name of a misspelt field of a body, at any depth', async () => {
  const { body } = await ada.post('/api/labs/diagnostics', { seriesID: 'real-gdp', options: { confidense: 0.9 } });
  expect(body.details).toEqual([
    { field: 'seriesID', problem: 'is not a field of this request body. Did you mean `seriesId`?' },
    { field: 'options/confidense', problem: 'is not a field of this request body. Did you mean `confidence`?' },
  ]);
});

it.each([
  [`/v1/indicators/search?q=${createLong(201)}`, 'q', 'must have at most 200 characters'],
  ['/v1/indicators/search?provider=F%20RED', 'provider', 'must be the id of a provider, for example fred'],
  ['/v1/indicators/releases?id=a,a', 'id', 'must not contain duplicates'],
  ['/v1/events?after=7', 'after', 'must be the id of an event, such as evt_17'],
  ['/v1/indicators/releases?from=2022-13', 'from', day],
  ['/api/charts/real-gdp?country=US,EA,JP,GB,DE,FR', 'country', tooManyLines],
  ['/api/charts/real-gdp?country=USA,EMU,JPN,GBR,DEU,FRA', 'country', tooManyLines],
  ['/api/charts/real-gdp?country=US,Japn', 'country', unknownCountry],
  ['/api/charts/real-gdp?with=a,b,c,d,e', 'with', 'must have at most 4 items'],
  [
    '/api/charts/real-gdp?with=a.Japan',
    'with',
    'must be a list of slugs, each with a country or without, for example us-cpi-all-items,real-gdp.EA',
  ],
  [`/api/indicators/${createLong(101)}`, 'slug', 'must have at most 100 characters'],
])('%s is rejected: %s %s', async (path, field, problem) => {
  expect((await api.get(path)).body.details).toEqual([{ field, problem }]);
});

it.each<[path: string, body: object, field: string, problem: string]>([
  ['/sign-up', { email: 'foo@bar', password: createLong(12) }, 'email', 'must be a valid email address'],
  ['/sign-up', { email: 'a@b.org', password: 'short' }, 'password', 'must have at least 12 characters'],
  ['/sign-up', { email: 'a@b.org', password: createLong(201) }, 'password', 'must have at most 200 characters'],
  [
    '/sign-up',
    { email: 'a@b.org', password: createLong(12), plan: 'pro' },
    'plan',
    'is not a field of this request body',
  ],
  ['/sign-up', { email: 'a@b.org', password: 7 }, 'password', 'must be a string'],
  ['/sign-up', { email: 'a@b.org' }, 'password', 'is required'],
  ['/sign-up', [], 'body', 'must be an object'],
  ['/verify-email', { token: 'abc' }, 'token', 'must be the token at the end of the link in the mail'],
  ['/keys', { name: 'a\u0001b' }, 'name', 'must not be blank or contain control characters'],
  ['/keys', { name: 'a\u0000b' }, 'name', 'must not contain NUL characters'],
  ['/keys', { name: '   ' }, 'name', 'must not be blank or contain control characters'],
  ['/keys', { name: 7 }, 'name', 'must be a string'],
  ['/keys', {}, 'name', 'is required'],
  ['/watchlist', { indicator: 'real-gdp', country: 'Germany' }, 'country', code],
  [
    '/alerts/preview',
    { target: { type: 'watchlist' }, condition: { kind: 'level', operator: '>', level: 3 } },
    'condition/operator',
    'must be one of: above, below, crosses',
  ],
  ['/webhooks/none/redeliver', { since: 'yesterday' }, 'since', 'must be a time, for example 2026-11-20T00:00:00Z'],
])('a body for %s of %j is rejected: %s %s', async (path, body, field, problem) => {
  expect((await ada.post(`/api/account${path}`, body)).body.details).toEqual([{ field, problem }]);
});

it('has a message for every parameter with a format or pattern', async () => {
  const { paths, components } = JSON.parse(
    readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'),
  );
  for (const [path, { get }] of Object.entries<{ get?: { parameters?: { $ref?: string }[] } }>(paths)) {
    for (const parameter of get?.parameters ?? []) {
      const name = parameter.$ref?.split('/').at(-1);
      const { name: field, schema, in: location } = name === undefined ? parameter : components.parameters[name];
      if (location !== 'query' || (schema.pattern === undefined && schema.format === undefined)) continue;
      const address = `${path.replace('{slug}', 'real-gdp')}?${field}=%20`;
      const { body } = await (path.startsWith('/api/admin/') ? api.operator('get', address) : ada.get(address));
      const { problem } = body.details.find((detail: { field: string }) => detail.field === field);
      expect([path, field, problem]).toEqual([path, field, expect.stringMatching(/^must be (a|the) /)]);
    }
  }
});
