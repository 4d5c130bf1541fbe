import { type Api, startApi } from '../support/api.js';
import {
  itRejectsParameters,
  itRequiresKey,
  itReturnsNotFound,
  itReturnsTheSameItemsInPages,
  itSuggestsSlugs,
  itSupportsConditionalRequests,
} from '../support/readGuarantees.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.series', () => {
  it('returns every country of an indicator, by code', async () => {
    const { body } = await api.get('/v1/indicators/series?id=real-gdp').expect(200);
    expect(body.series).toMatchObject([
      { id: 'real-gdp', country: 'EA', providerSeriesId: 'YER', firstDate: '1970-01-01', observationCount: 226 },
      { id: 'real-gdp', country: 'US', providerSeriesId: 'GDPC1', firstDate: '1947-01-01', observationCount: 318 },
    ]);
  });

  it.each(['US', 'usa'])('returns one country for country=%s, with its vintages', async (country) => {
    const { body } = await api.get(`/v1/indicators/series?id=real-gdp&country=${country}`).expect(200);
    expect(body.count).toBe(1);
    expect(body.series[0]).toMatchObject({
      countryName: 'United States',
      lastDate: '2026-04-01',
      unit: 'Billions of chained 2017 dollars',
      scale: 1e9,
      currency: 'USD',
      vintages: { capability: 'snapshot', count: 718, first: '1965-11-15', last: '2026-10-10' },
      lastUpdated: '2026-10-10',
    });
  });

  it('returns several indicators in the order of id', async () => {
    const { body } = await api.get('/v1/indicators/series?id=us-unemployment-rate,real-gdp').expect(200);
    expect(body.series.map(({ id, country }: { id: string; country: string }) => `${id} ${country}`)).toEqual([
      'us-unemployment-rate US',
      'real-gdp EA',
      'real-gdp US',
    ]);
  });

  itReturnsTheSameItemsInPages(() => api, {
    all: '/v1/indicators/series?id=real-gdp,us-unemployment-rate,us-cpi-all-items',
    paged: '/v1/indicators/series?id=real-gdp,us-unemployment-rate,us-cpi-all-items&limit=1',
    field: 'series',
  });

  itSuggestsSlugs(() => api, '/v1/indicators/series?id=us-unemployment-rate,real-gdpp');

  itReturnsNotFound(() => api, [['/v1/indicators/series?id=us-cpi-all-items&country=DE', 'country_not_available']]);

  itRejectsParameters(
    () => api,
    [
      ['/v1/indicators/series', 'id'],
      ['/v1/indicators/series?id=real-gdp,real-gdp', 'id'],
      ['/v1/indicators/series?id=real-gdp&vintage=2022-11-15', 'vintage'],
      ['/v1/indicators/series?id=real-gdp&limit=1001', 'limit'],
      ['/v1/indicators/series?id=real-gdp&cursor=abc', 'cursor'],
    ],
  );

  itRequiresKey(() => api, '/v1/indicators/series?id=real-gdp');

  itSupportsConditionalRequests(() => api, '/v1/indicators/series?id=real-gdp');
});
