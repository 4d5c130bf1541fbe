import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.metadata', () => {
  it('answers source, licence and the unit of each vintage', async () => {
    const { body } = await api.get('/v1/indicators/metadata?id=real-gdp').expect(200);
    expect(body.count).toBe(1);
    const { metadata, standardization } = body.indicators[0];
    expect(metadata).toMatchObject({ country: 'US', countries: 2, observationCount: 318, lastUpdated: '2026-10-10' });
    expect(metadata.source).toMatchObject({
      provider: 'fred',
      providerSeriesId: 'GDPC1',
      release: 'us-gdp',
      licence: { id: 'us-public-domain' },
    });
    expect(metadata.unitsByVintage).toEqual([
      { from: '2021-01-18', unit: 'Billions of chained 2012 dollars' },
      { from: '2025-03-10', unit: 'Billions of chained 2017 dollars' },
    ]);
    expect(standardization).toMatchObject({ unitClass: 'flow', scale: 1e9, annualRate: true, aggregation: 'avg' });
  });

  it('answers what differs for another country', async () => {
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
  ])('says of %s in %s whether it is at an annual rate, whatever its seasonal adjustment', async (id, country, is) => {
    const { body } = await api.get(`/v1/indicators/metadata?id=${id}&country=${country}`).expect(200);
    expect(body.indicators[0].standardization.annualRate).toBe(is);
  });

  it('answers several indicators in the order of id', async () => {
    const { body } = await api.get('/v1/indicators/metadata?id=us-unemployment-rate,real-gdp').expect(200);
    const slugs = body.indicators.map(({ metadata }: { metadata: { slug: string } }) => metadata.slug);
    expect(slugs).toEqual(['us-unemployment-rate', 'real-gdp']);
  });

  it('refuses an unknown slug and suggests the nearest', async () => {
    const { status, body } = await api.get('/v1/indicators/metadata?id=real-gdpp');
    expect(status).toBe(404);
    expect(body.error).toBe('indicator_not_found');
    expect(body.suggestions).toContain('real-gdp');
  });

  it.each([['/v1/indicators/metadata?id=real-gdp,us-cpi-all-items&country=EA', 'country_not_available']])(
    'refuses %s with 404 %s',
    async (path, error) => {
      const { status, body } = await api.get(path);
      expect(status).toBe(404);
      expect(body.error).toBe(error);
    },
  );

  it.each([
    ['/v1/indicators/metadata', 'id'],
    ['/v1/indicators/metadata?id=real-gdp&limit=1', 'limit'],
    ['/v1/indicators/metadata?id=real-gdp,real-gdp', 'id'],
    ['/v1/indicators/metadata?id=real-gdp&country=12', 'country'],
  ])('refuses %s and names %s as the field at fault', async (path, field) => {
    const { status, body } = await api.get(path);
    expect(status).toBe(400);
    expect(body.error).toBe('invalid_request');
    expect(body.details).toEqual([{ field, problem: expect.any(String) }]);
  });

  it('refuses a call without a key', async () => {
    const { status, body } = await api.request.get('/v1/indicators/metadata?id=real-gdp');
    expect(status).toBe(401);
    expect(body.error).toBe('missing_api_key');
  });

  it('answers 304 without a body to the ETag it gave, and 200 to another', async () => {
    const first = await api.get('/v1/indicators/metadata?id=real-gdp').expect(200);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    const notModified = await api.get('/v1/indicators/metadata?id=real-gdp').set('If-None-Match', etag).expect(304);
    expect(notModified.text).toBe('');
    expect(notModified.headers['etag']).toBe(etag);
    await api.get('/v1/indicators/metadata?id=real-gdp').set('If-None-Match', '"another"').expect(200);
  });
});
