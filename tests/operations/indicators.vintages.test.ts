import { readObservationFile } from '../../server/setup/readObservationFile.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.vintages', () => {
  it('answers the vintages held, oldest first, with their units and lengths', async () => {
    const { body } = await api.get('/v1/indicators/vintages?id=real-gdp').expect(200);
    expect(body.vintages).toMatchObject([
      {
        date: '2021-01-18',
        unit: 'Billions of chained 2012 dollars',
        observationCount: 295,
        added: 295,
        rebased: null,
      },
      { date: '2022-10-31', unit: 'Billions of chained 2012 dollars', observationCount: 303, added: 8, rebased: null },
      { date: '2025-03-10', unit: 'Billions of chained 2017 dollars', observationCount: 312, added: 9 },
      { date: '2026-10-10', unit: 'Billions of chained 2017 dollars', observationCount: 318, added: 6, rebased: null },
    ]);
  });

  it('counts and measures the revisions of a vintage on the same base', async () => {
    const before = readValues('fred/GDPC1', '2025-03-10');
    const after = readValues('fred/GDPC1', '2026-10-10');
    const revisions = before.map((value, index) => Number(after[index]) - Number(value)).filter((size) => size !== 0);
    const sizes = revisions.map(Math.abs);
    const { body } = await api.get('/v1/indicators/vintages?id=real-gdp&start=2026-01-01').expect(200);
    expect(body.vintages).toHaveLength(1);
    const { revised } = body.vintages[0];
    expect(revised.count).toBe(revisions.length);
    expect(revised.mean).toBeCloseTo(computeMean(revisions), 8);
    expect(revised.meanAbsolute).toBeCloseTo(computeMean(sizes), 8);
    expect(revised.largestAbsolute).toBeCloseTo(Math.max(...sizes), 8);
  });

  it('states a change of base apart from the revisions', async () => {
    const { body } = await api.get('/v1/indicators/vintages?id=real-gdp&start=2025-03-10&end=2025-03-10').expect(200);
    const [{ rebased }] = body.vintages;
    expect(rebased.previousUnit).toBe('Billions of chained 2012 dollars');
    expect(rebased.factor).toBeGreaterThan(1.05);
    expect(rebased.factor).toBeLessThan(1.1);
  });

  it('answers several indicators in the order of id', async () => {
    const path = '/v1/indicators/vintages?id=us-unemployment-rate,real-gdp&start=2025-01-01&end=2025-12-31';
    const { body } = await api.get(path).expect(200);
    expect(body.vintages).toMatchObject([
      { id: 'us-unemployment-rate', date: '2025-03-10', observationCount: 926, rebased: null },
      { id: 'real-gdp', date: '2025-03-10', observationCount: 312 },
    ]);
  });

  it('answers page by page what it answers at once', async () => {
    const whole = await api.get('/v1/indicators/vintages?id=real-gdp,us-unemployment-rate').expect(200);
    const rows: unknown[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 100; pages++) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await api
        .get(`/v1/indicators/vintages?id=real-gdp,us-unemployment-rate&limit=3${next}`)
        .expect(200);
      rows.push(...body.vintages);
      cursor = body.nextCursor;
    }
    expect(whole.body.nextCursor).toBeNull();
    expect(rows).toEqual(whole.body.vintages);
  });

  it('refuses an unknown slug and suggests the nearest', async () => {
    const { status, body } = await api.get('/v1/indicators/vintages?id=real-gdpp');
    expect(status).toBe(404);
    expect(body.error).toBe('indicator_not_found');
    expect(body.suggestions).toContain('real-gdp');
  });

  it.each([['/v1/indicators/vintages?id=us-cpi-all-items&country=DE', 'country_not_available']])(
    'refuses %s with 404 %s',
    async (path, error) => {
      const { status, body } = await api.get(path);
      expect(status).toBe(404);
      expect(body.error).toBe(error);
    },
  );

  it.each([
    ['/v1/indicators/vintages', 'id'],
    ['/v1/indicators/vintages?id=real-gdp&vintage=2022-10-31', 'vintage'],
    ['/v1/indicators/vintages?id=real-gdp&start=2023-02-30', 'start'],
    ['/v1/indicators/vintages?id=real-gdp&start=2020-01-01&end=2019-01-01', 'end'],
    ['/v1/indicators/vintages?id=real-gdp&cursor=abc', 'cursor'],
  ])('refuses %s and names %s as the field at fault', async (path, field) => {
    const { status, body } = await api.get(path);
    expect(status).toBe(400);
    expect(body.error).toBe('invalid_request');
    expect(body.details).toEqual([{ field, problem: expect.any(String) }]);
  });

  it('refuses a call without a key', async () => {
    const { status, body } = await api.request.get('/v1/indicators/vintages?id=real-gdp');
    expect(status).toBe(401);
    expect(body.error).toBe('missing_api_key');
  });

  it('answers 304 without a body to the ETag it gave, and 200 to another', async () => {
    const first = await api.get('/v1/indicators/vintages?id=real-gdp').expect(200);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    const notModified = await api.get('/v1/indicators/vintages?id=real-gdp').set('If-None-Match', etag).expect(304);
    expect(notModified.text).toBe('');
    expect(notModified.headers['etag']).toBe(etag);
    await api.get('/v1/indicators/vintages?id=real-gdp').set('If-None-Match', '"another"').expect(200);
  });
});

/** The values of one vintage, straight from the data file; the vintages of GDPC1 all begin in 1947. */
function readValues(series: string, date: string): (number | null)[] {
  const packed = readObservationFile('data/observations/fred.ndjson.gz').find((one) => one.series === series);
  return packed?.vintages.find((vintage) => vintage.date === date)?.values ?? [];
}

function computeMean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
