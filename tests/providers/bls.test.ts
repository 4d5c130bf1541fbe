import { bls } from '../../server/providers/bls/bls.js';
import type { ProviderSeries } from '../../server/providers/provider.js';
import type { ProviderFailure } from '../../server/providers/providerFailure.js';
import { type BlsSeries, blsKey as key, startBls } from './doubles/bls.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const createJanuary = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, n) => [`${from + n}M01`, String(from + n)]));

const series: Record<string, BlsSeries> = {
  LNS14000000: {
    catalog: { series_title: '(Seas) Unemployment Rate', seasonality: 'Seasonally Adjusted' },
    values: { '2025M09': '4.4', '2025M10': '- 9', '2025M13': '4.3', '2026M07': '4.1', '2026M08': '4.2 P' },
  },
  CUUR0000SA0: { values: { '1913M01': '9.800', ...createJanuary(1914, 2026) } },
  CUUS0000SEMI: {
    values: { '2025M12': '99', '2026S01': '101', '2026M06': '100', '2026S03': '100.5', '2026A01': '100' },
  },
  CES0000000001: { values: { '1990Q01': '109,418', '1990Q05': '109,000' } },
  MPU4900012: { values: { '1990A01': '100' } },
  XXODD: { values: { '2026X01': '1' } },
  XXTEXT: { values: { '2026M01': 'n/a' } },
};

let double: Double;
// Each test has its own daily limit.
beforeEach(async () => {
  double = await startBls(series);
});
afterEach(() => double.stop());

const open = (outside = {}) => openWithDouble(bls, double.baseUrl, { key, ...outside });
const listRequestedSpans = () =>
  double.requests.map(({ body }) => [JSON.parse(body).startyear, JSON.parse(body).endyear].join('-'));

it('reads a series by date, with its gaps and flags, without annual averages', async () => {
  expect(await open().fetchSeries({ id: 'lns14000000' })).toEqual({
    id: 'LNS14000000',
    title: '(Seas) Unemployment Rate',
    frequency: 'monthly',
    unit: 'Percent',
    seasonalAdjustment: 'seasonally_adjusted',
    observations: [
      { date: '2025-09-01', period: '2025M09', value: 4.4, status: 'normal', flag: '' },
      { date: '2025-10-01', period: '2025M10', value: null, status: 'missing', flag: '9' },
      { date: '2026-07-01', period: '2026M07', value: 4.1, status: 'normal', flag: '' },
      { date: '2026-08-01', period: '2026M08', value: 4.2, status: 'provisional', flag: 'P' },
    ],
    vintages: null,
    updatedAt: null,
  });
});

it.each([
  ['with a key', key, ['2007-2026', '1987-2006', '1967-1986', '1947-1966', '1927-1946', '1913-1926']],
  [
    'without a key',
    undefined,
    [
      '2017-2026',
      '2007-2016',
      '1997-2006',
      '1987-1996',
      '1977-1986',
      '1967-1976',
      '1957-1966',
      '1947-1956',
      '1937-1946',
      '1927-1936',
      '1917-1926',
      '1913-1916',
    ],
  ],
])('reads a long series in spans of years that the API allows %s', async (_, apiKey, spans) => {
  const { observations, title, seasonalAdjustment } = await open({ key: apiKey }).fetchSeries({ id: 'CUUR0000SA0' });
  expect([observations.length, observations[0]?.value, observations.at(-1)?.value]).toEqual([114, 9.8, 2026]);
  expect([title, seasonalAdjustment]).toEqual(['CUUR0000SA0', 'not_seasonally_adjusted']);
  expect(listRequestedSpans()).toEqual(spans);
});

it('requests only the years of the window, and otherwise one span before the start of the series', async () => {
  const { observations } = await open().fetchSeries({ id: 'CUUR0000SA0', start: '2010-01-01', end: '2012-12-31' });
  expect([observations.length, listRequestedSpans()]).toEqual([3, ['2010-2012']]);
  await open().fetchSeries({ id: 'LNS14000000' });
  expect(listRequestedSpans().slice(1)).toEqual(['2007-2026', '1987-2006']);
});

it('requests shorter spans when the API reduces the years', async () => {
  const limited = await startBls(series, { years: 3, series: 50, calls: 500 });
  const query = { id: 'CUUR0000SA0', start: '2020-01-01', end: '2026-12-31' };
  const { observations } = await openWithDouble(bls, limited.baseUrl, { key }).fetchSeries(query);
  await limited.stop();
  expect(observations.map(({ value }) => value)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026]);
});

it('reads the highest frequency of a series that has several, and commas between thousands', async () => {
  const semi = await open().fetchSeries({ id: 'CUUS0000SEMI' });
  expect([semi.frequency, semi.observations.map(({ period }) => period)]).toEqual(['monthly', ['2025M12', '2026M06']]);
  const jobs = await open().fetchSeries({ id: 'CES0000000001' });
  expect([jobs.frequency, jobs.unit, jobs.observations]).toEqual([
    'quarterly',
    'Thousands of persons',
    [{ date: '1990-01-01', period: '1990Q01', value: 109418, status: 'normal', flag: '' }],
  ]);
  expect((await open().fetchSeries({ id: 'MPU4900012' })).frequency).toBe('annual');
});

it('fetches fifty series per call, twenty-five without a key, and returns the outcome of each', async () => {
  const many = Array.from({ length: 51 }, (_, n) => ({ id: `XXNONE${n}`, start: '2026-01-01' }));
  const queries = [{ id: 'LNS14000000', start: '2026-01-01' }, { id: 'no id!', start: '2026-01-01' }, ...many];
  const outcomes = await open().fetchBatch(queries);
  expect(double.requests.map(({ body }) => JSON.parse(body).seriesid.length)).toEqual([50, 2]);
  expect(outcomes.size).toBe(53);
  expect((outcomes.get('LNS14000000') as ProviderSeries).observations).toHaveLength(2);
  expect(['no id!', 'XXNONE50'].map((id) => (outcomes.get(id) as ProviderFailure).kind)).toEqual([
    'invalid',
    'not_found',
  ]);
  await open({ key: undefined }).fetchBatch(queries);
  expect(double.requests.slice(2).map(({ body }) => JSON.parse(body).seriesid.length)).toEqual([25, 25, 2]);
});

it('makes no more calls when the daily limit is reached, and keeps the series it has', async () => {
  const exhausted = await startBls(series, { years: 20, series: 50, calls: 1 });
  const { fetchBatch, sleeps } = openWithDouble(bls, exhausted.baseUrl, { key });
  const queries = Array.from({ length: 120 }, (_, n) => ({
    id: n === 0 ? 'LNS14000000' : `XXNONE${n}`,
    start: '2026-01-01',
  }));
  const outcomes = await fetchBatch(queries);
  await exhausted.stop();
  expect((outcomes.get('LNS14000000') as ProviderSeries).observations).toHaveLength(2);
  expect(outcomes.get('XXNONE119')).toMatchObject({
    kind: 'quota',
    retryAfterSeconds: 3_600,
    message: expect.stringContaining('[redacted]'),
  });
  expect([exhausted.requests.length, sleeps]).toEqual([2, []]);
});

it('has a smaller budget without a key', async () => {
  const budgets: unknown[] = [];
  const calls = {
    async reserve(_: string, apiKey: unknown) {
      budgets.push(apiKey);
      return 0;
    },
    record: async () => undefined,
  };
  const query = { id: 'CES0000000001', start: '1990-01-01', end: '1990-12-31' };
  for (const apiKey of [key, undefined]) await open({ key: apiKey, calls }).fetchSeries(query);
  expect(budgets).toEqual([bls.info.budgets, bls.info.keylessBudgets]);
});

it.each([
  ['an unknown series', 'XXNONE', 'not_found'],
  ['an invalid id', 'unemployment rate', 'invalid'],
  ['an invalid period', 'XXODD', 'malformed'],
  ['an invalid value', 'XXTEXT', 'malformed'],
])('returns the right failure for %s', async (_, id, kind) => {
  await expect(open().fetchSeries({ id })).rejects.toMatchObject({ name: 'ProviderFailure', kind });
});

it('redacts a key that the API rejects', async () => {
  const failure = await open({ key: 'a-secret-that-is-wrong' })
    .fetchSeries({ id: 'LNS14000000' })
    .catch((thrown) => thrown);
  expect(failure).toMatchObject({ kind: 'unauthorized', message: expect.stringContaining('key:[redacted] provided') });
});

const createResponse = (body: object): MockResponse => ({ body: JSON.stringify(body) });

it('retries when the database is locked', async () => {
  double.queueResponses(createResponse({ status: 'REQUEST_SUCCEEDED', message: ['database is locked'], Results: {} }));
  expect((await open().fetchSeries({ id: 'LNS14000000', start: '2026-01-01' })).observations).toHaveLength(2);
});

it.each<[string, MockResponse, string]>([
  [
    'a failed request',
    createResponse({ status: 'REQUEST_FAILED_INVALID_PARAMETERS', message: [], Results: {} }),
    'invalid',
  ],
  [
    'an unknown series instead of results',
    createResponse({ status: 'REQUEST_NOT_PROCESSED', message: ['Series does not exist for Series LNS14000000'] }),
    'not_found',
  ],
  ['no results', createResponse({ status: 'REQUEST_SUCCEEDED', message: [], Results: {} }), 'malformed'],
])('does not retry after %s', async (_, response, kind) => {
  double.queueResponses(response);
  await expect(open().fetchSeries({ id: 'LNS14000000' })).rejects.toMatchObject({ kind });
  expect(double.requests).toHaveLength(1);
});

it('reads results that are a list with one element', async () => {
  const data = [{ year: '2026', period: 'M01', value: '1', footnotes: [null] }];
  double.queueResponses(
    createResponse({ status: 'REQUEST_SUCCEEDED', message: [], Results: [{ series: [{ seriesID: 'AB123', data }] }] }),
  );
  expect((await open().fetchSeries({ id: 'AB123', start: '2026-01-01' })).observations).toHaveLength(1);
});
