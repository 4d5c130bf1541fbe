import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
let key: string;
beforeAll(async () => {
  api = await startApi();
  key = await createImportKey(api);
});
afterAll(() => api.stop());

const file = 'date,value\n2026-01-01,4.1\n2026-02-01,4.2\n';
const about = 'category=production&unit=Percent&frequency=monthly';

function upload(query: string) {
  const headers = { 'X-API-Key': key, 'Content-Type': 'text/csv' };
  return api.request.post(`/api/import/csv?${query}`).set(headers).send(file).expect(200);
}

function remove(slug: string, by = key) {
  return api.request.delete(`/api/import/indicators/${slug}`).set('X-API-Key', by);
}

const countRows = async (table: string) => Number((await api.db(table).count({ count: '*' }))[0]?.['count']);
const tables = ['observations', 'vintages', 'series', 'indicators', 'searchable_series', 'series_sources', 'watchlist'];
const countAllRows = () => Promise.all(tables.map(countRows));
const countCountries = async (slug: string) =>
  (await api.db('series').where({ indicator_id: await findId(slug) })).length;
const findId = async (slug: string) => (await api.db('indicators').where({ slug }).first('id')).id;

it('deletes an uploaded indicator with its history and from watchlists, and nothing else', async () => {
  const before = await countAllRows();
  await upload(`slug=own-survey&country=US&${about}`);
  await upload(`slug=own-survey&country=FR&${about}`);
  await api.get('/v1/indicators/observations?id=own-survey').expect(200);
  const { id: seriesId } = await api.db('series').where({ country: 'FR', provider: 'csv' }).first('id');
  const { id: accountId } = await api.db('accounts').first('id');
  const watch = { id: 'w', account_id: accountId, series_id: seriesId, told_until: '', created_at: '2026-11-21' };
  await api.db('watchlist').insert(watch);
  await remove('own-survey').expect(204);
  expect(await countAllRows()).toEqual(before);
  expectErrorResponse(await api.get('/v1/indicators/observations?id=own-survey'), 404, 'indicator_not_found');
  expect((await api.get('/v1/indicators/search?q=own-survey').expect(200)).text).not.toContain('"own-survey"');
  expectErrorResponse(await remove('own-survey'), 404, 'indicator_not_found');
  await upload(`slug=own-survey&country=US&name=Better&${about}`);
  expect((await api.get('/api/indicators/own-survey').expect(200)).body.metadata.name).toBe('Better');
});

it('keeps the series of the library when imported ones are deleted', async () => {
  const before = await countCountries('us-cpi-all-items');
  await upload('slug=us-cpi-all-items&country=FR&unit=Percent');
  expect(await countCountries('us-cpi-all-items')).toBe(before + 1);
  await remove('us-cpi-all-items').expect(204);
  expect(await countCountries('us-cpi-all-items')).toBe(before);
});

it('records the actor', async () => {
  await upload(`slug=own-noted&country=US&${about}`);
  await remove('own-noted').expect(204);
  const [entry] = await api.db('audit_log').where({ action: 'import.remove' }).orderBy('id', 'desc');
  expect([entry.actor, JSON.parse(entry.detail)]).toEqual(['account', { indicator: 'own-noted', series: 1 }]);
});

it('rejects indicators of the library, and keys without the scope', async () => {
  const before = await countAllRows();
  const rejected = await remove('real-gdp');
  expectErrorResponse(rejected, 409, 'not_imported');
  expect(rejected.body.message).toContain('real-gdp');
  expectErrorResponse(await remove('real-gdp', api.key), 403, 'scope_not_granted');
  expectErrorResponse(await remove('real-gpd'), 404, 'indicator_not_found');
  expect(await countAllRows()).toEqual(before);
});
