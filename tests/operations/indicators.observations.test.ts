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

const twoQuarters = '/v1/indicators/observations?id=real-gdp&start=2020-01-01&end=2020-06-30';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.observations', () => {
  it.each([
    ['2021-01-15', 19010.8, 17302.5],
    ['2022-11-15', 18989.9, 17378.7],
    ['2025-03-10', 20693.2, 19056.6],
    ['2026-10-10', 20709.2, 19078],
  ])('returns the values as of %s', async (vintage, firstQuarter, secondQuarter) => {
    const { body } = await api.get(`${twoQuarters}&vintage=${vintage}`).expect(200);
    expect(body.count).toBe(2);
    expect(body.observations).toMatchObject([
      { date: '2020-01-01', value: firstQuarter },
      { date: '2020-04-01', value: secondQuarter },
    ]);
    expect(body.series[0].vintage).toMatchObject({ requested: vintage, resolved: vintage, note: null });
  });

  it('returns every value with its real-time period with allVintages', async () => {
    const { body } = await api.get(`${twoQuarters}&allVintages=true`).expect(200);
    const ofFirstQuarter = body.observations.filter(({ date }: { date: string }) => date === '2020-01-01');
    expect(body.count).toBe(17);
    expect(ofFirstQuarter).toHaveLength(9);
    expect(ofFirstQuarter[0]).toEqual({
      date: '2020-01-01',
      value: 18987.9,
      revised: false,
      realtime_start: '2020-05-15',
      realtime_end: '2020-06-14',
      unit: 'Billions of chained 2012 dollars',
    });
    expect(ofFirstQuarter[6]).toEqual({
      date: '2020-01-01',
      value: 20665.6,
      revised: true,
      realtime_start: '2023-10-15',
      realtime_end: '2024-10-14',
      unit: 'Billions of chained 2017 dollars',
    });
    expect(ofFirstQuarter.at(-1)).toMatchObject({ value: 20709.2, realtime_start: '2025-11-15', realtime_end: null });
  });

  it('returns the first stored value of each date with firstRelease', async () => {
    const path = '/v1/indicators/observations?id=real-gdp&start=2020-04-01&end=2022-07-01&firstRelease=true';
    const { body } = await api.get(path).expect(200);
    expect(body.observations[0]).toMatchObject({ date: '2020-04-01', value: 17205.8, realtime_start: '2020-08-15' });
    expect(body.observations.at(-1)).toMatchObject({ value: 20021.7, realtime_start: '2022-11-15' });
  });

  it('returns the percent change from a year ago, with unit and formula', async () => {
    const { body } = await api.get('/v1/indicators/observations?id=real-gdp&units=pc1&start=2026-04-01').expect(200);
    expect(body.observations).toHaveLength(1);
    expect(body.observations[0].value).toBeCloseTo((24408 / 23884.6 - 1) * 100, 10);
    expect(body.series[0]).toMatchObject({
      units: 'pc1',
      unit: 'Percent change from year ago',
      formula: '(x(t) / x(t-4) - 1) × 100',
    });
  });

  it('takes the year-ago base from the same vintage', async () => {
    const path = '/v1/indicators/observations?id=real-gdp&units=pc1&start=2020-04-01&end=2020-04-01';
    const { body } = await api.get(`${path}&vintage=2022-11-15`).expect(200);
    const values = readValues('fred/GDPC1', '2022-11-15');
    const quarter = values.indexOf(17378.7);
    expect(body.observations[0].value).toBeCloseTo((17378.7 / Number(values[quarter - 4]) - 1) * 100, 10);
  });

  it.each(['quarterly', 'q'])(
    'averages a rate over the months that have a value for frequency=%s',
    async (frequency) => {
      const path = '/v1/indicators/observations?id=us-unemployment-rate&start=2025-10-01&end=2025-12-31';
      const { body } = await api.get(`${path}&frequency=${frequency}`).expect(200);
      expect(body.observations).toEqual([
        { date: '2025-10-01', value: expect.closeTo((4.5 + 4.4) / 2, 10), revised: false, observationCount: 2 },
      ]);
      expect(body.series[0]).toMatchObject({ frequency: 'quarterly', aggregation: 'avg' });
    },
  );

  it('aggregates with the requested method', async () => {
    const path = '/v1/indicators/observations?id=real-gdp&start=2025-01-01&end=2025-12-31&frequency=annual';
    const { body } = await api.get(`${path}&aggregation=eop`).expect(200);
    expect(body.observations).toMatchObject([{ date: '2025-01-01', value: 24125.5, observationCount: 4 }]);
    const sum = await api.get(`${path}&aggregation=sum`).expect(200);
    expect(sum.body.observations[0].value).toBeCloseTo(23650.2 + 23884.6 + 24113 + 24125.5, 6);
  });

  it('returns the seasonal adjustment of each series and the span of its values in the vintage', async () => {
    const path = '/v1/indicators/observations?id=us-cpi-all-items,us-cpi-all-items-not-seasonally-adjusted&limit=1';
    const { body } = await api.get(path).expect(200);
    expect(body.series).toMatchObject([
      { seasonalAdjustment: 'seasonally_adjusted', lastDate: '2026-08-01' },
      { seasonalAdjustment: 'not_seasonally_adjusted', lastDate: '2026-08-01' },
    ]);
    const then = await api.get(`${path}&vintage=2022-11-15`).expect(200);
    expect(then.body.series[0].lastDate).toBe('2022-10-01');
  });

  it('returns several series in the order of id, each named, with null for missing values', async () => {
    const path = '/v1/indicators/observations?id=us-unemployment-rate,real-gdp&start=2025-10-01&end=2025-11-30';
    const { body } = await api.get(path).expect(200);
    expect(body.observations).toEqual([
      { id: 'us-unemployment-rate', country: 'US', date: '2025-10-01', value: null, revised: false },
      { id: 'us-unemployment-rate', country: 'US', date: '2025-11-01', value: 4.5, revised: false },
      { id: 'real-gdp', country: 'US', date: '2025-10-01', value: 24125.5, revised: false },
    ]);
    expect(body.series.map(({ id }: { id: string }) => id)).toEqual(['us-unemployment-rate', 'real-gdp']);
  });

  it('returns the newest first for order=desc', async () => {
    const { body } = await api.get('/v1/indicators/observations?id=real-gdp&order=desc&limit=2').expect(200);
    expect(body.observations).toMatchObject([{ date: '2026-04-01' }, { date: '2026-01-01' }]);
  });

  itReturnsTheSameItemsInPages(() => api, {
    all: '/v1/indicators/observations?id=real-gdp,us-unemployment-rate&start=2020-01-01',
    paged: '/v1/indicators/observations?id=real-gdp,us-unemployment-rate&start=2020-01-01&limit=17',
    field: 'observations',
  });

  it.each([
    ['format=csv', '*/*'],
    ['format=csv', 'application/json'],
    ['', 'text/csv'],
    ['', 'application/json;q=0.5, text/csv'],
  ])('returns CSV for the parameters "%s" and Accept: %s', async (parameters, accept) => {
    const { text, headers } = await api.get(`${twoQuarters}&${parameters}`).set('Accept', accept).expect(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(text).toBe('date,value,revised\r\n2020-01-01,20709.2,true\r\n2020-04-01,19078,true\r\n');
  });

  it('returns JSON for format=json regardless of Accept', async () => {
    const { body } = await api.get(`${twoQuarters}&format=json`).set('Accept', 'text/csv').expect(200);
    expect(body.count).toBe(2);
  });

  it('returns the next page of CSV in a header, and the series and days in columns', async () => {
    const path = `${twoQuarters.replace('real-gdp', 'real-gdp,us-unemployment-rate')}&allVintages=true&format=csv&limit=1`;
    const { text, headers } = await api.get(path).expect(200);
    expect(text).toBe(
      'id,country,date,value,revised,realtime_start,realtime_end,unit\r\nreal-gdp,US,2020-01-01,18987.9,false,2020-05-15,2020-06-14,Billions of chained 2012 dollars\r\n',
    );
    const next = await api.get(`${path}&cursor=${headers['x-next-cursor']}`).expect(200);
    expect(next.text).toContain('2020-01-01,18974.7,true,2020-06-15,2020-07-14');
  });

  itSuggestsSlugs(() => api, '/v1/indicators/observations?id=real-gdpp');

  itReturnsNotFound(
    () => api,
    [
      ['/v1/indicators/observations?id=us-cpi-all-items&country=DE', 'country_not_available'],
      ['/v1/indicators/observations?id=real-gdp&vintage=1965-11-14', 'no_vintage_on_date'],
    ],
  );

  itRejectsParameters(
    () => api,
    [
      ['/v1/indicators/observations', 'id'],
      ['/v1/indicators/observations?id=real-gdp&vintge=2022-11-15', 'vintge'],
      ['/v1/indicators/observations?id=real-gdp&start=2023-02-30', 'start'],
      ['/v1/indicators/observations?id=real-gdp&vintage=2026-11-22', 'vintage'],
      ['/v1/indicators/observations?id=real-gdp&start=2020-01-01&end=2019-12-31', 'end'],
      ['/v1/indicators/observations?id=real-gdp&frequency=monthly', 'frequency'],
      ['/v1/indicators/observations?id=real-gdp&aggregation=avg', 'aggregation'],
      ['/v1/indicators/observations?id=real-gdp&firstRelease=true&allVintages=true', 'allVintages'],
      ['/v1/indicators/observations?id=real-gdp&vintage=2022-11-15&firstRelease=true', 'firstRelease'],
      ['/v1/indicators/observations?id=real-gdp&allVintages=true&units=pc1', 'units'],
      ['/v1/indicators/observations?id=real-gdp&firstRelease=true&frequency=annual', 'frequency'],
      ['/v1/indicators/observations?id=real-gdp&cursor=abc', 'cursor'],
      ['/v1/indicators/observations?id=real-gdp&limit=0', 'limit'],
    ],
  );

  itRequiresKey(() => api, '/v1/indicators/observations?id=real-gdp');

  itSupportsConditionalRequests(() => api, '/v1/indicators/observations?id=real-gdp');

  it.each([
    ['id=real-gdp&country=EA', 'real-gdp-EA-as-of-2026-10-10.csv'],
    ['id=real-gdp', 'real-gdp-US-as-of-2026-10-10.csv'],
    ['id=real-gdp&vintage=2022-11-15', 'real-gdp-US-as-of-2022-11-15.csv'],
    ['id=real-gdp,us-core-cpi', 'real-gdp-us-core-cpi-US-as-of-2026-10-10.csv'],
    ['id=real-gdp&vintage=2022-11-20', 'real-gdp-US-as-of-2022-11-15.csv'],
    ['id=real-gdp&firstRelease=true', 'real-gdp-US.csv'],
    ['id=us-core-cpi,euro-area-hicp', 'us-core-cpi-euro-area-hicp-as-of-2026-10-10.csv'],
  ])('names the CSV of %s like the download: %s', async (query, filename) => {
    const { headers } = await api.get(`/v1/indicators/observations?${query}&format=csv&limit=1`).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="${filename}"`);
  });
});

/** Reads the values of a vintage from the data file. */
function readValues(series: string, date: string): (number | null)[] {
  const packed = readObservationFile('data/observations/fred.ndjson.gz').find((one) => one.series === series);
  const vintages = packed === undefined ? [] : unpackVintages(packed.vintages, 'quarterly');
  const observations = vintages.find((vintage) => vintage.date === date)?.observations ?? [];
  return observations.map(({ value }) => value);
}
