import { readObservationFile, unpackVintages } from '../../scripts/convert/readObservationFile.js';
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

describe('indicators.vintages', () => {
  it('returns the vintages, oldest first, with their units and lengths', async () => {
    const { body } = await api.get('/v1/indicators/vintages?id=us-real-gross-private-domestic-investment').expect(200);
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
    const before = readValues('fred/GPDIC1', '2025-03-10');
    const after = readValues('fred/GPDIC1', '2026-10-10');
    const revisions = before.map((value, index) => Number(after[index]) - Number(value)).filter((size) => size !== 0);
    const sizes = revisions.map(Math.abs);
    const { body } = await api
      .get('/v1/indicators/vintages?id=us-real-gross-private-domestic-investment&start=2026-01-01')
      .expect(200);
    expect(body.vintages).toHaveLength(1);
    const { revised } = body.vintages[0];
    expect(revised.count).toBe(revisions.length);
    expect(revised.mean).toBeCloseTo(computeMean(revisions), 8);
    expect(revised.meanAbsolute).toBeCloseTo(computeMean(sizes), 8);
    expect(revised.largestAbsolute).toBeCloseTo(Math.max(...sizes), 8);
  });

  it('reports a change of base separately from the revisions', async () => {
    const { body } = await api
      .get('/v1/indicators/vintages?id=us-real-gross-private-domestic-investment&start=2025-03-10&end=2025-03-10')
      .expect(200);
    const [{ rebased }] = body.vintages;
    expect(rebased.previousUnit).toBe('Billions of chained 2012 dollars');
    expect(rebased.factor).toBeGreaterThan(1.03);
    expect(rebased.factor).toBeLessThan(1.1);
  });

  it('returns several indicators in the order of id', async () => {
    const path =
      '/v1/indicators/vintages?id=us-unemployment-rate,us-real-gross-private-domestic-investment&start=2025-01-01&end=2025-12-31';
    const { body } = await api.get(path).expect(200);
    expect(body.vintages).toMatchObject([
      { id: 'us-unemployment-rate', date: '2025-03-10', observationCount: 926, rebased: null },
      { id: 'us-real-gross-private-domestic-investment', date: '2025-03-10', observationCount: 312 },
    ]);
  });

  itReturnsTheSameItemsInPages(() => api, {
    all: '/v1/indicators/vintages?id=us-core-pce-price-index,us-unemployment-rate-u6',
    paged: '/v1/indicators/vintages?id=us-core-pce-price-index,us-unemployment-rate-u6&limit=3',
    field: 'vintages',
  });

  itSuggestsSlugs(() => api, '/v1/indicators/vintages?id=real-gdpp');

  itReturnsNotFound(() => api, [['/v1/indicators/vintages?id=us-cpi-all-items&country=DE', 'country_not_available']]);

  itRejectsParameters(
    () => api,
    [
      ['/v1/indicators/vintages', 'id'],
      ['/v1/indicators/vintages?id=real-gdp&vintage=2022-10-31', 'vintage'],
      ['/v1/indicators/vintages?id=real-gdp&start=2023-02-30', 'start'],
      ['/v1/indicators/vintages?id=real-gdp&start=2020-01-01&end=2019-01-01', 'end'],
      ['/v1/indicators/vintages?id=real-gdp&cursor=abc', 'cursor'],
    ],
  );

  itRequiresKey(() => api, '/v1/indicators/vintages?id=real-gdp');

  itSupportsConditionalRequests(() => api, '/v1/indicators/vintages?id=real-gdp');
});

/** Reads the values of a vintage from the data file. All vintages of GPDIC1 begin in 1947. */
function readValues(series: string, date: string): (number | null)[] {
  const packed = readObservationFile('data/observations/fred.ndjson.gz').find((one) => one.series === series);
  const vintages = packed === undefined ? [] : unpackVintages(packed.vintages, 'quarterly');
  const observations = vintages.find((vintage) => vintage.date === date)?.observations ?? [];
  return observations.map(({ value }) => value);
}

function computeMean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
