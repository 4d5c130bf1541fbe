import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeEach(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterEach(() => api.stop());

const path = '/api/account/watchlist';

it('adds the series of the default country or of the given country', async () => {
  const { status, body } = await ada.post(path, { indicator: 'real-gdp' });
  expect([status, body]).toEqual([
    200,
    {
      id: expect.any(String),
      indicator: 'real-gdp',
      country: 'US',
      name: 'Real Gross Domestic Product',
      frequency: 'quarterly',
      lastDate: '2026-04-01',
      createdAt: '2026-11-21T12:00:00.000Z',
    },
  ]);
  const area = await ada.post(path, { indicator: 'real-gdp', country: 'EMU' });
  expect(area.body).toMatchObject({ indicator: 'real-gdp', country: 'EA' });
  expect((await ada.get(path)).body.count).toBe(2);
});

it('changes nothing when the series is already watched', async () => {
  const first = (await ada.post(path, { indicator: 'real-gdp' })).body;
  api.clock.advance(1000);
  const repeated = await ada.post(path, { indicator: 'real-gdp', country: 'us' });
  expect([repeated.status, repeated.body]).toEqual([200, first]);
  expect((await ada.get(path)).body.count).toBe(1);
});

it('adds the series once for concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 6 }, () => ada.post(path, { indicator: 'real-gdp' })));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect((await ada.get(path)).body.count).toBe(1);
});

it('rejects the hundred-first series, but not one already watched', async () => {
  const series: { id: number }[] = await api
    .db('series as s')
    .join('indicators as i', 'i.id', 's.indicator_id')
    .whereNot({ slug: 'real-gdp' })
    .limit(100)
    .select('s.id');
  const row = { account_id: ada.accountId, told_until: '', created_at: '2026-11-20T12:00:00.000Z' };
  await api.db('watchlist').insert(series.map(({ id }) => ({ ...row, id: String(id), series_id: id })));
  const rejected = await ada.post(path, { indicator: 'real-gdp' });
  expectErrorResponse(rejected, 409, 'watchlist_full');
  expect(rejected.body.message).toBe('Watchlist limit reached (100). Remove a series first.');
  const [{ indicator, country }] = (await ada.get(path)).body.watchlist;
  await ada.post(path, { indicator, country }).expect(200);
});

it('rejects an unknown indicator and a country that it does not cover', async () => {
  const missing = await ada.post(path, { indicator: 'real-gpd' });
  expectErrorResponse(missing, 404, 'indicator_not_found');
  expect(missing.body.suggestions).toContain('real-gdp');
  expectErrorResponse(await ada.post(path, { indicator: 'real-gdp', country: 'FR' }), 404, 'country_not_available');
});

it.each([
  {},
  { indicator: '' },
  { indicator: 'x'.repeat(101) },
  { indicator: 'real\u0000gdp' },
  { indicator: 'real-gdp', country: 'U' },
  { indicator: 'real-gdp', country: 'QQ' },
  { slug: 'real-gdp' },
])('rejects %j', async (body) => {
  expectErrorResponse(await ada.post(path, body), 400, 'invalid_request');
});

it('rejects a request from another site and one without a session', async () => {
  const body = { indicator: 'real-gdp' };
  expectErrorResponse(await ada.post(path, body).set('Sec-Fetch-Site', 'same-site'), 403, 'csrf_failed');
  expectErrorResponse(await api.request.post(path).set('X-API-Key', api.key).send(body), 401, 'not_signed_in');
});
