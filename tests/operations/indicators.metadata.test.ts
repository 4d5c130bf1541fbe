import { type Api, startApi } from '../support/api.js';
import {
  itRejectsParameters,
  itRequiresKey,
  itReturnsNotFound,
  itSuggestsSlugs,
  itSupportsConditionalRequests,
} from '../support/readGuarantees.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.metadata', () => {
  it('returns source, licence and the unit of each vintage', async () => {
    const { body } = await api.get('/v1/indicators/metadata?id=real-gdp').expect(200);
    expect(body.count).toBe(1);
    const { metadata, standardization } = body.indicators[0];
    expect(metadata).toMatchObject({ country: 'US', countries: 2, observationCount: 318, lastUpdated: '2026-10-10' });
    expect(metadata.source).toMatchObject({
      provider: 'fred',
      providerSeriesId: 'GDPC1',
      release: 'us-gdp',
      licence: { id: 'us-public-domain-and-rtdsm' },
    });
    expect(metadata.unitsByVintage).toHaveLength(11);
    expect(metadata.unitsByVintage[0]).toEqual({
      from: '1965-11-15',
      unit: 'Billions of 1958 dollars (definition: gross national product)',
    });
    expect(metadata.unitsByVintage[10]).toEqual({ from: '2023-10-15', unit: 'Billions of chained 2017 dollars' });
    expect(standardization).toMatchObject({ unitClass: 'flow', scale: 1e9, annualRate: true, aggregation: 'avg' });
  });

  it('states the units in which an indicator is usually read: inflation for price indexes', async () => {
    const { body } = await api.get('/v1/indicators/metadata?id=us-cpi-all-items,real-gdp').expect(200);
    const units = body.indicators.map(({ metadata }: { metadata: { defaultUnits: string } }) => metadata.defaultUnits);
    expect(units).toEqual(['pc1', 'lin']);
  });

  it('returns the properties of another country', async () => {
    const { body } = await api.get('/v1/indicators/metadata?id=real-gdp&country=EA').expect(200);
    const { metadata, standardization } = body.indicators[0];
    expect(metadata).toMatchObject({ country: 'EA', currency: 'EUR', scale: 1e6, observationCount: 226 });
    expect(standardization).toMatchObject({ annualRate: false, unit: 'Millions of chained 2020 euro' });
  });

  it.each([
    ['us-real-potential-gdp', 'US', true],
    ['real-gdp', 'US', true],
    ['real-gdp', 'EA', false],
    ['us-housing-starts-not-seasonally-adjusted', 'US', false],
  ])(
    'states for %s in %s whether it is at an annual rate, regardless of seasonal adjustment',
    async (id, country, is) => {
      const { body } = await api.get(`/v1/indicators/metadata?id=${id}&country=${country}`).expect(200);
      expect(body.indicators[0].standardization.annualRate).toBe(is);
    },
  );

  it('returns several indicators in the order of id', async () => {
    const { body } = await api.get('/v1/indicators/metadata?id=us-unemployment-rate,real-gdp').expect(200);
    const slugs = body.indicators.map(({ metadata }: { metadata: { slug: string } }) => metadata.slug);
    expect(slugs).toEqual(['us-unemployment-rate', 'real-gdp']);
  });

  itSuggestsSlugs(() => api, '/v1/indicators/metadata?id=real-gdpp');

  itReturnsNotFound(
    () => api,
    [['/v1/indicators/metadata?id=real-gdp,us-cpi-all-items&country=EA', 'country_not_available']],
  );

  itRejectsParameters(
    () => api,
    [
      ['/v1/indicators/metadata', 'id'],
      ['/v1/indicators/metadata?id=real-gdp&limit=1', 'limit'],
      ['/v1/indicators/metadata?id=real-gdp,real-gdp', 'id'],
      ['/v1/indicators/metadata?id=real-gdp&country=12', 'country'],
    ],
  );

  itRequiresKey(() => api, '/v1/indicators/metadata?id=real-gdp');

  itSupportsConditionalRequests(() => api, '/v1/indicators/metadata?id=real-gdp');
});
