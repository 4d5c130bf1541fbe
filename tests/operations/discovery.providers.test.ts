import { startCatalogue } from '../providers/doubles/catalogues.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const path = '/api/discovery/providers';

let eurostat: Double;
let api: Api;
beforeAll(async () => {
  eurostat = await startCatalogue('eurostat');
  api = await startApi({}, { providers: { eurostat: eurostat.baseUrl } });
});
afterAll(async () => {
  await api.stop();
  await eurostat.stop();
});

async function findProvider(name: string) {
  const { body } = await api.get(path).expect(200);
  return body.providers.find((provider: { name: string }) => provider.name === name);
}

it('lists every provider of the library and every one that series can be imported from, most series first', async () => {
  const { body } = await api.get(path).expect(200);
  const { body: importable } = await api.get('/api/providers').expect(200);
  const held: string[] = await api.db('series').distinct('provider').pluck('provider');
  const names = body.providers.map(({ name }: { name: string }) => name);
  expect(new Set(names)).toEqual(new Set([...held, ...importable.providers.map(({ name }: { name: string }) => name)]));
  expect(body.count).toBe(names.length);
  const counts = body.providers.map((provider: { held: number }) => provider.held);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

it('counts a series for the provider that it is from, and for the one it is imported from', async () => {
  const [own] = await api.db('series').where({ provider: 'fred' }).count({ held: '*' });
  expect((await findProvider('fred')).held).toBe(Number(own?.['held']));
  const [imported] = await api.db('series_sources').where({ provider: 'bls' }).count({ held: '*' });
  expect((await findProvider('bls')).held).toBe(Number(imported?.['held']));
});

it('states what the list of a provider covers, and that the bundled one was not read from the provider', async () => {
  expect((await findProvider('worldbank')).listing).toEqual({
    scope: 'part',
    contents: 'series',
    count: 1433,
    subject: 'World Development Indicators',
    readOn: null,
  });
  expect((await findProvider('bea')).listing).toEqual({
    scope: 'none',
    contents: null,
    count: null,
    subject: null,
    readOn: null,
  });
});

it('states the day on which a list was read, once the job has read it', async () => {
  const listing = { scope: 'not_read', contents: 'datasets', count: null, readOn: null };
  expect((await findProvider('eurostat')).listing).toMatchObject(listing);
  await api.operator('post', '/api/admin/jobs/refresh-catalogue/run').expect(200);
  expect((await findProvider('eurostat')).listing).toMatchObject({ scope: 'complete', count: 2, readOn: '2026-11-21' });
});

it('states why series cannot be imported', async () => {
  expect((await findProvider('fred')).import).toBe('storage_not_allowed');
  expect((await findProvider('bea')).import).toBe('key_missing');
  expect((await findProvider('bis')).import).toBe('allowed');
  expect(await findProvider('pwt')).toMatchObject({ title: 'Penn World Table', import: 'not_supported' });
});

it('returns 304 for its ETag, and 401 without a key', async () => {
  const { headers } = await api.get(path);
  await api
    .get(path)
    .set('If-None-Match', headers['etag'] as string)
    .expect(304);
  expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
});
