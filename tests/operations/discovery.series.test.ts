import { providers } from '../../server/providers/index.js';
import { startBls } from '../providers/doubles/bls.js';
import { fredKey, startFred } from '../providers/doubles/fred.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { startWorldBank } from '../providers/doubles/worldbank.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const gdp = '/api/discovery/series/worldbank/NY.GDP.MKTP.CD%2Fusa';

let worldbank: Double;
let fred: Double;
let bls: Double;
let api: Api;
beforeAll(async () => {
  const years = Array.from({ length: 20 }, (_, index): [string, number | null] => [
    String(2026 - index),
    index === 0 || index === 19 ? null : 100 - index,
  ]);
  worldbank = await startWorldBank({ 'NY.GDP.MKTP.CD/USA': years, 'NY.GDP.MKTP.CD/ATA': [['2024', null]] });
  fred = await startFred({
    GDPC1: {
      title: 'Real Gross Domestic Product',
      frequency: 'Quarterly',
      frequency_short: 'Q',
      seasonal_adjustment_short: 'SAAR',
      units: { '2026-01-01': 'Billions of Chained 2017 Dollars' },
      values: { '2026-04-01': '23770.976' },
    },
  });
  bls = await startBls({ LNS14000000: { values: { '2026M10': '4.5' } } });
  api = await startApi(
    { FRED_API_KEY: fredKey },
    { providers: { worldbank: worldbank.baseUrl, fred: fred.baseUrl, bls: bls.baseUrl } },
  );
});
afterAll(async () => {
  await api.stop();
  await worldbank.stop();
  await fred.stop();
  await bls.stop();
});

describe('discovery.series', () => {
  it('describes the series with its span and its last twelve values', async () => {
    const { body } = await api.get(gdp).expect(200);
    expect(body).toMatchObject({
      provider: 'worldbank',
      id: 'NY.GDP.MKTP.CD/USA',
      title: 'GDP (current US$)',
      frequency: 'annual',
      unit: 'current US$',
      terms: providers.worldbank.info.terms,
      startDate: '2008-01-01',
      endDate: '2025-01-01',
      observationCount: 18,
      inLibrary: [],
      ageSeconds: 0,
      isStale: false,
    });
    expect(body.preview).toHaveLength(12);
    expect([body.preview[0].date, body.preview[11]]).toMatchObject(['2014-01-01', { date: '2025-01-01', value: 99 }]);
  });

  it('has no span when no date has a value', async () => {
    const { body } = await api.get('/api/discovery/series/worldbank/NY.GDP.MKTP.CD%2FATA').expect(200);
    expect(body).toMatchObject({ startDate: null, endDate: null, observationCount: 0, preview: [] });
  });

  it('returns the import request, and the fields that a new series requires', async () => {
    const [method, path] = ['POST', '/api/import/indicators'];
    expect((await api.get(gdp)).body.import).toEqual({
      ...{ method, path },
      body: { series: [{ provider: 'worldbank', seriesId: 'NY.GDP.MKTP.CD/USA', country: 'US' }] },
      missing: ['category'],
    });
    expect((await api.get('/api/discovery/series/bls/LNS14000000')).body.import).toEqual({
      ...{ method, path },
      body: { series: [{ provider: 'bls', seriesId: 'LNS14000000' }] },
      missing: [],
    });
  });

  it('links to the series in the library, and offers no import if storage is not allowed', async () => {
    const { body } = await api.get('/api/discovery/series/fred/GDPC1').expect(200);
    expect(body).toMatchObject({ inLibrary: [{ slug: 'real-gdp', country: 'US' }], import: null, freshForSeconds: 0 });
  });

  it('finds a series of the library by the id of its agency too', async () => {
    const { body } = await api.get('/api/discovery/series/bls/LNS14000000').expect(200);
    expect(body.inLibrary).toEqual([{ slug: 'us-unemployment-rate', country: 'US' }]);
  });

  it('shares the cached response with providers.series', async () => {
    const before = worldbank.requests.length;
    await api.get(gdp.replace('discovery/series/worldbank', 'providers/worldbank/series')).expect(200);
    expect(worldbank.requests).toHaveLength(before);
  });

  it('rejects an unknown series, a malformed id, an unknown parameter, and a request without a key', async () => {
    expectErrorResponse(await api.get('/api/discovery/series/worldbank/NY.GDP.MKTP.CD%2FATL'), 404, 'series_not_found');
    expectErrorResponse(await api.get('/api/discovery/series/worldbank/NY.GDP.MKTP.CD'), 400, 'invalid_request');
    expectErrorResponse(await api.get('/api/discovery/series/library/real-gdp'), 400, 'invalid_request');
    expectErrorResponse(await api.get(`${gdp}?limit=1`), 400, 'invalid_request');
    expectErrorResponse(await api.request.get(gdp), 401, 'missing_api_key');
  });
});
