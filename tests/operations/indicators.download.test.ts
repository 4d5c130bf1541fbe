import { readObservationFile, unpackVintages } from '../../scripts/convert/readObservationFile.js';
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

describe('indicators.download', () => {
  it('returns CSV with a header row, CRLF line ends and a file name', async () => {
    const { text, headers } = await api.get('/api/indicators/real-gdp/download?start=2026-01-01').expect(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(headers['content-disposition']).toBe('attachment; filename="real-gdp-US-as-of-2026-10-10.csv"');
    expect(text).toBe('date,value,revised\r\n2026-01-01,24274.4,false\r\n2026-04-01,24408,false\r\n');
  });

  it('returns every observation of the series', async () => {
    const { text } = await api.get('/api/indicators/real-gdp/download').expect(200);
    const values = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[1]));
    expect(values).toEqual(readLatestGdp().map(({ value }) => value));
  });

  it('returns the values as of a day, with the vintage date in the file name', async () => {
    const path = '/api/indicators/real-gdp/download?vintage=2022-12-25&start=2020-01-01&end=2020-06-30';
    const { text, headers } = await api.get(path).expect(200);
    expect(text).toBe('date,value,revised\r\n2020-01-01,18989.9,true\r\n2020-04-01,17378.7,true\r\n');
    expect(headers['content-disposition']).toContain('real-gdp-US-as-of-2022-12-15.csv');
  });

  it('leaves the cell of a missing value empty', async () => {
    const path = '/api/indicators/us-unemployment-rate/download?start=2025-10-01&end=2025-10-31';
    const { text } = await api.get(path).expect(200);
    expect(text).toBe('date,value,revised\r\n2025-10-01,,false\r\n');
  });

  it('returns only a header row for a window without observations', async () => {
    const { text } = await api.get('/api/indicators/real-gdp/download?end=1900-01-01').expect(200);
    expect(text).toBe('date,value,revised\r\n');
  });

  it('aggregates before it transforms, and both before the window', async () => {
    const path = '/api/indicators/real-gdp/download?frequency=annual&units=pc1&start=2024-01-01&end=2024-12-31';
    const { text } = await api.get(path).expect(200);
    const [date, value] = (text.split('\r\n')[1] ?? '').split(',');
    expect(date).toBe('2024-01-01');
    expect(Number(value)).toBeCloseTo((computeMean('2024') / computeMean('2023') - 1) * 100, 10);
  });

  itSuggestsSlugs(() => api, '/api/indicators/real-gdpp/download');

  itReturnsNotFound(
    () => api,
    [
      ['/api/indicators/us-cpi-all-items/download?country=DE', 'country_not_available'],
      ['/api/indicators/real-gdp/download?vintage=1965-11-14', 'no_vintage_on_date'],
    ],
  );

  itRejectsParameters(
    () => api,
    [
      ['/api/indicators/real-gdp/download?limit=5', 'limit'],
      ['/api/indicators/real-gdp/download?start=2023-02-30', 'start'],
      ['/api/indicators/real-gdp/download?vintage=2026-11-22', 'vintage'],
      ['/api/indicators/real-gdp/download?start=2020-01-01&end=2019-01-01', 'end'],
      ['/api/indicators/real-gdp/download?units=pct', 'units'],
      ['/api/indicators/real-gdp/download?frequency=monthly', 'frequency'],
      ['/api/indicators/real-gdp/download?aggregation=avg', 'aggregation'],
    ],
  );

  itRequiresKey(() => api, '/api/indicators/real-gdp/download');

  itSupportsConditionalRequests(() => api, '/api/indicators/real-gdp/download');
});

/** Reads real GDP in the latest vintage from the data file. */
function readLatestGdp() {
  const packed = readObservationFile('data/observations/fred.ndjson.gz').find(({ series }) => series === 'fred/GDPC1');
  if (packed === undefined) throw new Error('The data file has no GDPC1.');
  return unpackVintages(packed.vintages, 'quarterly').at(-1)?.observations ?? [];
}

function computeMean(year: string): number {
  const values = readLatestGdp()
    .filter(({ date }) => date.startsWith(year))
    .map(({ value }) => value ?? Number.NaN);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
