import type { Observation } from '../../server/series/observation.js';
import { expectErrorFields } from '../support/expectErrorResponse.js';
import { expectClose, readLatestRaw, readRawAsOf } from '../support/rawLibrary.js';
import { useApi } from '../support/useApi.js';

const path = '/v1/indicators/observations';
const api = useApi();

const combine: Record<string, (values: number[]) => number> = {
  avg: (values) => values.reduce((total, value) => total + value, 0) / values.length,
  sum: (values) => values.reduce((total, value) => total + value, 0),
  eop: (values) => values.at(-1) ?? Number.NaN,
};

/** The aggregate of the values of a year or a month. */
function aggregate(rows: Observation[], period: string, method: string): number {
  const values = rows
    .filter(({ date }) => date.startsWith(period))
    .flatMap(({ value }) => (value === null ? [] : [value]));
  return combine[method]?.(values) ?? Number.NaN;
}

/**
 * The default method of each kind: the end of a stock, the sum of a flow, the average of a rate, an index or an annual
 * rate.
 */
const defaults = [
  { kind: 'a stock', slug: 'us-m2-money-stock', country: 'US', method: 'eop' },
  { kind: 'a flow', slug: 'us-trade-balance', country: 'US', method: 'sum' },
  { kind: 'a flow at an annual rate', slug: 'real-gdp', country: 'US', method: 'avg' },
  { kind: 'the same flow where it is not at an annual rate', slug: 'real-gdp', country: 'EA', method: 'sum' },
  { kind: 'a rate', slug: 'us-unemployment-rate', country: 'US', method: 'avg' },
  { kind: 'an index', slug: 'us-cpi-all-items', country: 'US', method: 'avg' },
  { kind: 'a daily price', slug: 'usd-jpy-daily', country: 'US', method: 'avg' },
];

describe('aggregated observations', () => {
  it.each(defaults)('of $kind use $method by default: $slug, $country', async ({ slug, country, method }) => {
    const url = `${path}?id=${slug}&country=${country}&frequency=annual&start=2019-01-01&end=2023-12-31`;
    const { body } = await api().get(url);
    const years = ['2019', '2020', '2021', '2022', '2023'];
    expect(body.observations.map(({ date }: Observation) => date)).toEqual(years.map((year) => `${year}-01-01`));
    expectClose(
      body.observations,
      years.map((year) => aggregate(readLatestRaw(slug, country), year, method)),
    );
    expect(body.series[0]).toMatchObject({ frequency: 'annual', aggregation: method });
    expect((await api().get(`${url}&aggregation=${method}`)).body.observations).toEqual(body.observations);
  });

  it.each(['avg', 'eop'])('use %s if requested, and skip missing values', async (method) => {
    const url = `${path}?id=us-cpi-all-items&frequency=quarterly&aggregation=${method}&start=2025-07-01&end=2026-06-30`;
    const { body } = await api().get(url);
    const rows = readLatestRaw('us-cpi-all-items', 'US');
    const quarter = (months: string[]) => rows.filter(({ date }) => months.includes(date.slice(0, 7)));
    const autumn = quarter(['2025-10', '2025-11', '2025-12']);
    expect(body.observations[1].date).toBe('2025-10-01');
    // October 2025 was never published: it is skipped, and the count shows it.
    expect(body.observations[1].observationCount).toBe(2);
    expectClose([body.observations[1]], [aggregate(autumn, '2025', method)]);
    expect(body.observations.map((row: { observationCount: number }) => row.observationCount)).toEqual([3, 2, 3, 3]);
  });

  it('have no sum for an incomplete period, and a note lists the period', async () => {
    const url = `${path}?id=us-cpi-all-items&start=2025-07-01&end=2026-06-30&aggregation=sum`;
    const quarters = (await api().get(`${url}&frequency=q`)).body;
    expect(quarters.observations.map(({ value }: Observation) => value === null)).toEqual([false, true, false, false]);
    expect(quarters.series[0].notes).toEqual([
      { code: 'INCOMPLETE_PERIOD', message: 'Incomplete periods: 2025-Q4 (2 of 3 values). Their sums are null.' },
    ]);
    const halves = (await api().get(`${url}&frequency=sa`)).body;
    expect(halves.observations).toMatchObject([
      { date: '2025-07-01', value: null, observationCount: 5 },
      { date: '2026-01-01', value: expect.any(Number), observationCount: 6 },
    ]);
  });

  it.each([
    ['2025-10-01', '2025-12-31', 'lin', ['2025-Q4']],
    ['2026-01-01', '2026-03-31', 'lin', []],
    ['2026-01-01', '2026-03-31', 'pch', ['2025-Q4']],
    ['2026-01-01', '2026-06-30', 'pc1', []],
    ['2026-07-01', '2026-09-30', 'lin', ['2026-Q3']],
  ])('from %s to %s in %s list the incomplete periods they depend on: %j', async (start, end, units, periods) => {
    const { body } = await api().get(
      `${path}?id=us-cpi-all-items&frequency=quarterly&start=${start}&end=${end}&units=${units}`,
    );
    const messages = body.series[0].notes.map(({ message }: { message: string }) => message).join();
    expect(messages.match(/\d{4}-Q\d/g) ?? []).toEqual(periods);
  });

  it('include the count of values in CSV only if they are aggregated', async () => {
    const header = async (query: string) => (await api().get(`${path}?format=csv&${query}`)).text.split('\r\n')[0];
    expect(await header('id=us-cpi-all-items&frequency=q')).toBe('date,value,revised,observationCount');
    expect(await header('id=us-cpi-all-items,real-gdp&frequency=q')).toBe(
      'id,country,date,value,revised,observationCount,unit',
    );
    expect(await header('id=real-gdp&frequency=q')).toBe('date,value,revised');
    const { text } = await api().get(
      '/api/indicators/us-cpi-all-items/download?frequency=q&start=2025-10-01&end=2026-03-31',
    );
    expect(text.split('\r\n').map((line) => line.split(',')[3])).toEqual(['observationCount', '2', '3', undefined]);
  });

  it('skip days without a value, and count the others', async () => {
    const { body } = await api().get(`${path}?id=usd-jpy-daily&frequency=monthly&start=2024-06-01&end=2024-07-31`);
    const days = readLatestRaw('usd-jpy-daily', 'US');
    expectClose(
      body.observations,
      ['2024-06', '2024-07'].map((month) => aggregate(days, month, 'avg')),
    );
    const june = days.filter(({ date, value }) => date.startsWith('2024-06') && value !== null);
    expect(body.observations[0]).toMatchObject({ date: '2024-06-01', observationCount: june.length });
  });

  it('have no value for a last period that is incomplete', async () => {
    const { body } = await api().get(`${path}?id=real-gdp&frequency=a&start=2025-01-01`);
    expect(body.observations.map(({ value }: Observation) => value)).toEqual([23943.325, null]);
    expect(body.observations[1].observationCount).toBe(2);
  });
});

describe('the frequency parameter', () => {
  it('aggregates before units are applied, and both before the dates are cut', async () => {
    const { body } = await api().get(
      `${path}?id=us-cpi-all-items&frequency=a&units=pc1&start=2023-01-01&end=2024-12-31`,
    );
    const rows = readRawAsOf('us-cpi-all-items', 'US', '2026-11-21');
    const mean = (year: number) => aggregate(rows, String(year), 'avg');
    expectClose(
      body.observations,
      [2023, 2024].map((year) => (mean(year) / mean(year - 1) - 1) * 100),
    );
    expect(body.series[0].formula).toBe('(x(t) / x(t-1) - 1) × 100');
  });

  it.each([
    ['q', 'quarterly'],
    ['sa', 'semiannual'],
    ['a', 'annual'],
  ])('accepts %s for %s', async (code, word) => {
    const fetchBody = async (frequency: string) =>
      (await api().get(`${path}?id=us-cpi-all-items&frequency=${frequency}`)).body;
    expect(await fetchBody(code)).toEqual(await fetchBody(word));
    expect((await fetchBody(code)).series[0].frequency).toBe(word);
  });

  it('returns the values as published at the frequency of the series', async () => {
    const { body } = await api().get(`${path}?id=real-gdp&frequency=q`);
    expect(body).toEqual((await api().get(`${path}?id=real-gdp`)).body);
    const download = (query: string) => api().get(`/api/indicators/real-gdp/download${query}`);
    expect((await download('?frequency=q&aggregation=sum')).text).toBe((await download('')).text);
  });

  it('is rejected if higher than that of the series, and a method is rejected without a frequency', async () => {
    expectErrorFields(await api().get(`${path}?id=real-gdp&frequency=monthly`), 400, 'invalid_request', 'frequency');
    expectErrorFields(
      await api().get(`${path}?id=real-gdp,us-cpi-all-items&frequency=m`),
      400,
      'invalid_request',
      'frequency',
    );
    expectErrorFields(await api().get(`${path}?id=real-gdp&aggregation=sum`), 400, 'invalid_request', 'aggregation');
  });
});
