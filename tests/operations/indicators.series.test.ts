import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.series', () => {
  it('answers every country of an indicator, by code', async () => {
    const { body } = await api.get('/v1/indicators/series?id=real-gdp').expect(200);
    expect(body.series).toMatchObject([
      { id: 'real-gdp', country: 'EA', providerSeriesId: 'YER', firstDate: '1970-01-01', observationCount: 226 },
      { id: 'real-gdp', country: 'US', providerSeriesId: 'GDPC1', firstDate: '1947-01-01', observationCount: 318 },
    ]);
  });

  it.each(['US', 'usa'])('answers one country for country=%s, with the vintages held', async (country) => {
    const { body } = await api.get(`/v1/indicators/series?id=real-gdp&country=${country}`).expect(200);
    expect(body.count).toBe(1);
    expect(body.series[0]).toMatchObject({
      countryName: 'United States',
      lastDate: '2026-04-01',
      unit: 'Billions of chained 2017 dollars',
      scale: 1e9,
      currency: 'USD',
      vintages: { capability: 'snapshot', count: 4, first: '2021-01-18', last: '2026-10-10' },
      lastUpdated: '2026-10-10',
    });
  });

  it('answers several indicators in the order of id', async () => {
    const { body } = await api.get('/v1/indicators/series?id=us-unemployment-rate,real-gdp').expect(200);
    expect(body.series.map(({ id, country }: { id: string; country: string }) => `${id} ${country}`)).toEqual([
      'us-unemployment-rate US',
      'real-gdp EA',
      'real-gdp US',
    ]);
  });

  it('answers page by page what it answers at once', async () => {
    const whole = await api.get('/v1/indicators/series?id=real-gdp,us-unemployment-rate,us-cpi-all-items').expect(200);
    const rows: unknown[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 100; pages++) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await api
        .get(`/v1/indicators/series?id=real-gdp,us-unemployment-rate,us-cpi-all-items&limit=1${next}`)
        .expect(200);
      rows.push(...body.series);
      cursor = body.nextCursor;
    }
    expect(whole.body.nextCursor).toBeNull();
    expect(rows).toEqual(whole.body.series);
  });

  it('refuses an unknown slug and suggests the nearest', async () => {
    const { status, body } = await api.get('/v1/indicators/series?id=us-unemployment-rate,real-gdpp');
    expect(status).toBe(404);
    expect(body.error).toBe('indicator_not_found');
    expect(body.suggestions).toContain('real-gdp');
  });

  it.each([['/v1/indicators/series?id=us-cpi-all-items&country=DE', 'country_not_available']])(
    'refuses %s with 404 %s',
    async (path, error) => {
      const { status, body } = await api.get(path);
      expect(status).toBe(404);
      expect(body.error).toBe(error);
    },
  );

  it.each([
    ['/v1/indicators/series', 'id'],
    ['/v1/indicators/series?id=real-gdp,real-gdp', 'id'],
    ['/v1/indicators/series?id=real-gdp&vintage=2022-10-31', 'vintage'],
    ['/v1/indicators/series?id=real-gdp&limit=1001', 'limit'],
    ['/v1/indicators/series?id=real-gdp&cursor=abc', 'cursor'],
  ])('refuses %s and names %s as the field at fault', async (path, field) => {
    const { status, body } = await api.get(path);
    expect(status).toBe(400);
    expect(body.error).toBe('invalid_request');
    expect(body.details).toEqual([{ field, problem: expect.any(String) }]);
  });

  it('refuses a call without a key', async () => {
    const { status, body } = await api.request.get('/v1/indicators/series?id=real-gdp');
    expect(status).toBe(401);
    expect(body.error).toBe('missing_api_key');
  });

  it('answers 304 without a body to the ETag it gave, and 200 to another', async () => {
    const first = await api.get('/v1/indicators/series?id=real-gdp').expect(200);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    const notModified = await api.get('/v1/indicators/series?id=real-gdp').set('If-None-Match', etag).expect(304);
    expect(notModified.text).toBe('');
    expect(notModified.headers['etag']).toBe(etag);
    await api.get('/v1/indicators/series?id=real-gdp').set('If-None-Match', '"another"').expect(200);
  });
});
