import { eurostat } from '../../server/providers/eurostat/eurostat.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { type EurostatSet, startEurostat } from './doubles/eurostat.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const unemployment: EurostatSet = {
  label: 'Unemployment by sex and age - monthly data',
  updated: '2026-02-06T23:00:00+0100',
  dimensions: {
    freq: { M: 'Monthly' },
    s_adj: { SA: 'Seasonally adjusted data', NSA: 'Unadjusted data' },
    unit: { PC_ACT: 'Percentage of population in the labour force' },
    geo: { EA20: 'Euro area - 20 countries', EL: 'Greece', BG: 'Bulgaria' },
  },
  // Not in chronological order.
  periods: ['2024-01', '2024-03', '2024-02', '2024-04', '2024-05', '2024-06', '2024-07'],
  cells: {
    'M.SA.PC_ACT.EA20': {
      '2024-02': [6.5],
      '2024-03': [6.4, 'bp'],
      '2024-04': [null, 'c'],
      '2024-06': [0, 'e'],
    },
    'M.SA.PC_ACT.EL': { '2024-01': [11, 'u'], '2024-02': [10, 'd'], '2024-03': [null, ':'], '2024-04': [9, 'f'] },
    'M.NSA.PC_ACT.EL': { '2024-01': [12, 'b'] },
  },
};
const createSet = (...periods: string[]): EurostatSet => ({
  label: 'Periods',
  updated: '2026-11-20T11:00:00+0100',
  dimensions: { geo: { DE: 'Germany' } },
  periods,
  cells: { DE: Object.fromEntries(periods.map((period, at) => [period, [at]])) },
});

let double: Double;
beforeAll(async () => {
  double = await startEurostat({
    une_rt_m: unemployment,
    quarters: createSet('2025-Q4', '2026-Q1'),
    halves: createSet('2025-S2'),
    weeks: createSet('2020-W01', '2020-W02'),
    days: createSet('2025-12-31'),
    years: createSet('2025'),
  });
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const euroArea = 'une_rt_m?geo=EA20&s_adj=SA&unit=PC_ACT';
const fetchSeries = (id: string, window = {}) =>
  openWithDouble(eurostat, double.baseUrl).fetchSeries({ id, ...window });

it('reads the cells of a series by date, with its flags, without leading and trailing empty cells', async () => {
  expect(await fetchSeries(euroArea)).toEqual({
    id: euroArea,
    title: 'Unemployment by sex and age - monthly data: Seasonally adjusted data, Euro area - 20 countries',
    frequency: 'monthly',
    unit: 'Percentage of population in the labour force',
    seasonalAdjustment: 'seasonally_adjusted',
    observations: [
      { date: '2024-02-01', period: '2024-02', value: 6.5, status: 'normal', flag: '' },
      { date: '2024-03-01', period: '2024-03', value: 6.4, status: 'provisional', flag: 'bp' },
      { date: '2024-04-01', period: '2024-04', value: null, status: 'confidential', flag: 'c' },
      { date: '2024-05-01', period: '2024-05', value: null, status: 'missing', flag: '' },
      { date: '2024-06-01', period: '2024-06', value: 0, status: 'estimate', flag: 'e' },
    ],
    vintages: null,
    updatedAt: '2026-02-06T22:00:00.000Z',
  });
});

it('reads the other flags', async () => {
  const { observations } = await fetchSeries('une_rt_m?geo=EL&s_adj=SA');
  expect(observations.map(({ status, flag }) => [status, flag])).toEqual([
    ['low_reliability', 'u'],
    ['normal', 'd'],
    ['missing', ':'],
    ['forecast', 'f'],
  ]);
  expect(await fetchSeries('une_rt_m?geo=EL&s_adj=NSA')).toMatchObject({
    seasonalAdjustment: 'not_seasonally_adjusted',
    observations: [{ status: 'break' }],
  });
});

it('sorts the dimensions in the id', async () => {
  const { id } = await fetchSeries('UNE_RT_M?unit=PC_ACT&s_adj=SA&geo=EL&freq=M');
  expect(id).toBe('une_rt_m?freq=M&geo=EL&s_adj=SA&unit=PC_ACT');
});

it.each([
  ['quarters', 'quarterly', ['2025-10-01', '2026-01-01']],
  ['halves', 'semiannual', ['2025-07-01']],
  ['weeks', 'weekly', ['2019-12-30', '2020-01-06']],
  ['days', 'daily', ['2025-12-31']],
  ['years', 'annual', ['2025-01-01']],
])('reads %s', async (set, frequency, dates) => {
  const series = await fetchSeries(`${set}?geo=DE`);
  expect([series.frequency, series.observations.map(({ date }) => date)]).toEqual([frequency, dates]);
});

it('requests whole years and returns only the window', async () => {
  const { observations } = await fetchSeries(euroArea, { start: '2024-03-01', end: '2024-05-15' });
  expect(observations.map(({ period }) => period)).toEqual(['2024-03', '2024-04', '2024-05']);
  expect(double.requests[0]?.query.toString()).toBe(
    'format=JSON&lang=EN&geo=EA20&s_adj=SA&unit=PC_ACT&sinceTimePeriod=2024&untilTimePeriod=2024',
  );
});

it('finds a week that starts in the previous year', async () => {
  const { observations } = await fetchSeries('weeks?geo=DE', { start: '2019-12-30', end: '2019-12-31' });
  expect(observations.map(({ period }) => period)).toEqual(['2020-W01']);
});

it('fetches several countries in one call and returns the outcome of each', async () => {
  const ids = [
    euroArea,
    'une_rt_m?geo=EL&s_adj=SA&unit=PC_ACT',
    'une_rt_m?geo=XX&s_adj=SA&unit=PC_ACT',
    'years?geo=DE',
    'years?geo=DE&geo=FR',
  ];
  const outcomes = await openWithDouble(eurostat, double.baseUrl).fetchBatch(ids.map((id) => ({ id })));
  expect(double.requests.map(({ query }) => query.getAll('geo'))).toEqual([['EA20', 'EL', 'XX'], ['DE']]);
  const summary = ids
    .map((id) => outcomes.get(id))
    .map((one) => (one instanceof ProviderFailure ? one.kind : one?.observations.length));
  expect(summary).toEqual([5, 4, 'not_found', 1, 'invalid']);
});

const createError = (status: number, id: number): MockResponse => ({
  status,
  body: JSON.stringify({ error: [{ status, id, label: 'LABEL' }] }),
});

it.each<[string, MockResponse | undefined, string, string]>([
  ['an unknown data set', undefined, 'none_such?geo=DE', 'not_found'],
  ['an unknown dimension', undefined, 'years?planet=EARTH', 'invalid'],
  ['an unknown code, which the API ignores', undefined, 'une_rt_m?geo=XX&s_adj=SA', 'not_found'],
  ['a series without any cell', undefined, 'une_rt_m?geo=BG&s_adj=SA', 'not_found'],
  [
    'a NO_RESULTS response',
    { body: '{"version":"2.0","class":"dataset","label":"NO_RESULTS"}' },
    euroArea,
    'not_found',
  ],
  ['an omitted code that is not unique', undefined, 'une_rt_m?geo=EL', 'invalid'],
  ['two codes of a dimension', undefined, 'years?geo=DE&geo=FR', 'invalid'],
  ['a parameter of the API', undefined, 'years?geo=DE&lang=FR', 'invalid'],
  ['geoLevel as a dimension', undefined, 'years?geoLevel=country', 'invalid'],
  ['no dimension', undefined, 'years', 'invalid'],
  ['a request that is too large', createError(413, 130), euroArea, 'invalid'],
  ['a request that is too large, with another error id', createError(413, 999), euroArea, 'invalid'],
  ['a request that is not allowed', createError(200, 110), euroArea, 'unauthorized'],
  [
    'a table with inconsistent sizes',
    { body: '{"id":["geo","time"],"size":[1],"value":{"0":1},"dimension":{}}' },
    euroArea,
    'malformed',
  ],
  ['an invalid period', { body: JSON.stringify(createOddResponse('2024-13', 1)) }, 'years?geo=DE', 'malformed'],
  ['an invalid value', { body: JSON.stringify(createOddResponse('2024', 'p')) }, 'years?geo=DE', 'malformed'],
  ['a truncated table', { body: '{"version":"2.0","value":{' }, euroArea, 'malformed'],
])('returns the right failure for %s, without a retry', async (_, response, id, kind) => {
  if (response) double.queueResponses(response);
  await expect(fetchSeries(id)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
  expect(double.requests.length).toBeLessThanOrEqual(1);
});

it('retries a response that is still being prepared, after a wait', async () => {
  const label = 'ASYNCHRONOUS_RESPONSE. Your request will be treated asynchronously. Please try again later.';
  double.queueResponses({ body: JSON.stringify({ warning: { status: 413, label } }) });
  const { fetchSeries: fetchOne, sleeps, recorded } = openWithDouble(eurostat, double.baseUrl);
  expect((await fetchOne({ id: euroArea })).observations).toHaveLength(5);
  expect([sleeps, recorded]).toEqual([[5_000], [`Eurostat: ${label}`, null]]);
});

it.each<[string, MockResponse]>([
  ['a web page instead of data', { headers: { 'Content-Type': 'text/html' }, body: '<html>Maintenance' }],
  ['an unavailable service', createError(503, 503)],
  ['an error with status 200', createError(200, 500)],
])('retries after %s', async (_, trouble) => {
  double.queueResponses(trouble);
  expect((await fetchSeries(euroArea)).observations).toHaveLength(5);
});

function createOddResponse(period: string, value: unknown) {
  const category = (code: string) => ({ category: { index: { [code]: 0 } } });
  return {
    id: ['geo', 'time'],
    size: [1, 1],
    value: { 0: value },
    dimension: { geo: category('DE'), time: category(period) },
  };
}
