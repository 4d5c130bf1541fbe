import { bea } from '../../server/providers/bea/bea.js';
import type { ProviderSeries } from '../../server/providers/provider.js';
import type { ProviderFailure } from '../../server/providers/providerFailure.js';
import { type BeaTable, beaKey as key, startBea } from './doubles/bea.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const gdp = { TableName: 'T10106', SeriesCode: 'A191RX', LineNumber: '1', LineDescription: 'Gross domestic product' };
const goods = { TableName: 'T10106', SeriesCode: 'DGDSRX', LineNumber: '3', LineDescription: 'Goods' };
const chained = { METRIC_NAME: 'Chained Dollars', CL_UNIT: 'Level', UNIT_MULT: '6', NoteRef: 'T10106' };
const county = { Code: 'CAGDP2-1', CL_UNIT: 'Thousands of dollars', UNIT_MULT: '3' };
const note =
  'Table 1.1.6. Real Gross Domestic Product, Chained Dollars [Billions of chained (2017) dollars, seasonally adjusted at annual rates] - LastRevised: September 25, 2026';

const marked = ['...', '---', 'n.s.', '(NA)', '(NM)', '(L)', '(D)', '', '(*)', '-1,234.5'];

const tables: Record<string, BeaTable> = {
  'NIPA/T10106/Q': {
    notes: [
      { NoteRef: 'T10106', NoteText: note },
      { NoteRef: 'T10101', NoteText: 'Table 1.1.1. [Percent, not seasonally adjusted] - LastRevised: May 1, 2026' },
    ],
    rows: [
      { ...gdp, ...chained, TimePeriod: '2026Q1', DataValue: '24,068,767' },
      { ...gdp, ...chained, TimePeriod: '2026Q2', DataValue: '24,323,340' },
      { ...goods, ...chained, TimePeriod: '2026Q1', DataValue: '6,000,001' },
      { ...goods, ...chained, LineNumber: '30', TimePeriod: '2026Q1', DataValue: '6,000,001' },
    ],
  },
  'NIPA/T10101/M': {
    rows: [
      {
        ...gdp,
        TableName: 'T10101',
        CL_UNIT: 'Percent change, annual rate',
        UNIT_MULT: '0',
        TimePeriod: '2026M06',
        DataValue: '3.5',
      },
    ],
  },
  'FixedAssets/FAAT101/A': {
    rows: marked.map((DataValue, index) => ({
      ...{ ...gdp, ...chained, TableName: 'FAAT101' },
      ...{ TimePeriod: String(2000 + index), DataValue },
    })),
  },
  'Regional/CAGDP2/1': {
    statistic: 'Gross Domestic Product (GDP)',
    rows: [
      { ...county, GeoFips: '35013', GeoName: 'Doña Ana, NM', TimePeriod: '2024', DataValue: '12,345' },
      { ...county, GeoFips: '35013', GeoName: 'Doña Ana, NM', TimePeriod: '2025', DataValue: '0', NoteRef: '(D)' },
      { ...county, GeoFips: '06000', GeoName: 'California', TimePeriod: '2025', DataValue: '4,100,000,000' },
    ],
  },
  'NIPA/ODD/A': {
    rows: [
      { ...gdp, TableName: 'ODD', TimePeriod: '2025X', DataValue: '1' },
      { ...goods, TableName: 'ODD', TimePeriod: '2025', DataValue: 'much' },
    ],
  },
  'NIPA/EMPTY/A': { rows: [] },
};

let double: Double;
beforeAll(async () => {
  double = await startBea(tables);
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const open = (outside = {}) => openWithDouble(bea, double.baseUrl, { key, ...outside });

it('reads a line of a table in whole dollars, with the facts in its notes', async () => {
  expect(await open().fetchSeries({ id: 'nipa/t10106/q/1' })).toEqual({
    id: 'NIPA/T10106/Q/1',
    title: 'Gross domestic product (Table 1.1.6. Real Gross Domestic Product, Chained Dollars)',
    frequency: 'quarterly',
    unit: 'Chained 2017 dollars',
    seasonalAdjustment: 'seasonally_adjusted_annual_rate',
    observations: [
      { date: '2026-01-01', period: '2026Q1', value: 24068767000000, status: 'normal', flag: '' },
      { date: '2026-04-01', period: '2026Q2', value: 24323340000000, status: 'normal', flag: '' },
    ],
    vintages: null,
    updatedAt: '2026-09-25',
  });
});

it('reads a line by its series code, once if several lines have the code', async () => {
  const { title, observations } = await open().fetchSeries({ id: 'NIPA/T10106/Q/DGDSRX' });
  expect([title.slice(0, 7), observations.map(({ value }) => value)]).toEqual(['Goods (', [6000001000000]]);
});

it('reads a table without notes', async () => {
  const { title, unit, frequency, observations, seasonalAdjustment, updatedAt } = await open().fetchSeries({
    id: 'NIPA/T10101/M/1',
  });
  expect([title, unit, frequency]).toEqual([
    'Gross domestic product (T10101)',
    'Percent change, annual rate',
    'monthly',
  ]);
  expect([observations[0]?.value, seasonalAdjustment, updatedAt]).toEqual([3.5, null, null]);
});

it('reads every symbol that replaces a value', async () => {
  const { observations, unit } = await open().fetchSeries({ id: 'FixedAssets/FAAt101/A/1' });
  expect(observations.map(({ value, status, flag }) => [flag, value, status])).toEqual([
    ...['...', '---', 'n.s.', '(NA)', '(NM)', '(L)'].map((symbol) => [symbol, null, 'missing']),
    ['(D)', null, 'confidential'],
    ['', null, 'missing'],
    ['(*)', 0, 'normal'],
    ['', -1234500000, 'normal'],
  ]);
  expect([unit, double.requests[0]?.query.has('Frequency')]).toEqual(['Chained Dollars', false]);
});

it('reads a regional series, with withheld values as missing instead of 0', async () => {
  expect(await open().fetchSeries({ id: 'Regional/CAGDP2/1/35013' })).toMatchObject({
    title: 'Gross Domestic Product (GDP), Doña Ana, NM',
    unit: 'Dollars',
    seasonalAdjustment: 'not_applicable',
    observations: [
      { date: '2024-01-01', value: 12345000, status: 'normal', flag: '' },
      { date: '2025-01-01', value: null, status: 'confidential', flag: '(D)' },
    ],
  });
});

it('fetches all lines of a table, and all areas of a regional line, with one call each', async () => {
  const ids = [
    'NIPA/T10106/Q/1',
    'Regional/CAGDP2/1/06000',
    'NIPA/T10106/Q/3',
    'Regional/CAGDP2/1/35013',
    'NIPA/T10106/Q/99',
    'GDP',
  ];
  const outcomes = await open().fetchBatch(ids.map((id) => ({ id })));
  expect(double.requests.map(({ query }) => [query.get('TableName'), query.get('GeoFips')])).toEqual([
    ['T10106', null],
    ['CAGDP2', '06000,35013'],
  ]);
  expect(ids.slice(0, 4).map((id) => (outcomes.get(id) as ProviderSeries).observations.at(-1)?.value)).toEqual([
    24323340000000,
    4100000000000,
    6000001000000,
    null,
  ]);
  expect(ids.slice(4).map((id) => (outcomes.get(id) as ProviderFailure).kind)).toEqual(['not_found', 'invalid']);
});

it('finds the area that makes a call fail', async () => {
  const ids = ['06000', '99999', '35013'].map((area) => `Regional/CAGDP2/1/${area}`);
  const outcomes = await open().fetchBatch(ids.map((id) => ({ id })));
  expect(double.requests.map(({ query }) => query.get('GeoFips'))).toEqual([
    '06000,99999,35013',
    '06000,99999',
    '06000',
    '99999',
    '35013',
  ]);
  expect(ids.map((id) => 'observations' in (outcomes.get(id) ?? {}))).toEqual([true, false, true]);
});

it('requests the years of the window', async () => {
  await open().fetchSeries({ id: 'Regional/CAGDP2/1/35013', start: '2024-01-01', end: '2024-12-31' });
  await open().fetchSeries({ id: 'NIPA/T10106/Q/1', start: '2025-01-01' });
  expect(double.requests.map(({ query }) => query.get('Year'))).toEqual(['2024', '2025,2026']);
});

it.each(['list', 'keyed', 'beside'] as const)('reads results in the shape %s', async (shape) => {
  const rows = [{ ...gdp, ...chained, TimePeriod: '2026Q1', DataValue: '1' }];
  const other = await startBea({ 'NIPA/T10106/Q': { shape, rows } });
  const { observations } = await openWithDouble(bea, other.baseUrl, { key }).fetchSeries({ id: 'NIPA/T10106/Q/1' });
  await other.stop();
  expect(observations).toHaveLength(1);
});

it.each([
  ['an unknown table', 'NIPA/NOSUCH/Q/1', 'not_found'],
  ['a table without values', 'NIPA/EMPTY/A/1', 'not_found'],
  ['an unknown line', 'NIPA/T10106/Q/77', 'not_found'],
  ['an unknown area', 'Regional/CAGDP2/1/99999', 'not_found'],
  ['an unsupported dataset', 'GDPbyIndustry/1/A/1', 'invalid'],
  ['quarters of an annual dataset', 'FixedAssets/FAAt101/Q/1', 'invalid'],
  ['an invalid period', 'NIPA/ODD/A/1', 'malformed'],
  ['an invalid value', 'NIPA/ODD/A/3', 'malformed'],
])('returns the right failure for %s', async (_, id, kind) => {
  await expect(open().fetchSeries({ id })).rejects.toMatchObject({ name: 'ProviderFailure', kind });
});

it('redacts a rejected key, and sends no request without a key', async () => {
  const failure = await open({ key: 'wrong-id' })
    .fetchSeries({ id: 'NIPA/T10106/Q/1' })
    .catch((thrown) => thrown);
  expect(failure).toMatchObject({
    kind: 'unauthorized',
    message: 'US Bureau of Economic Analysis: Invalid Request - Invalid API UserId [redacted]. (error 1)',
  });
  await expect(open({ key: undefined }).fetchSeries({ id: 'NIPA/T10106/Q/1' })).rejects.toMatchObject({
    kind: 'unauthorized',
  });
  expect(double.requests).toHaveLength(1);
});

it('makes no calls for an hour after it is blocked', async () => {
  const strict = await startBea(tables, 1);
  const { fetchSeries, clock } = openWithDouble(bea, strict.baseUrl, { key });
  const query = { id: 'NIPA/T10106/Q/1' };
  await fetchSeries(query);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 3_600 });
  clock.now = new Date(clock.now.getTime() + 3_000_000);
  await expect(fetchSeries(query)).rejects.toMatchObject({ kind: 'quota', retryAfterSeconds: 600 });
  await strict.stop();
  expect(strict.requests).toHaveLength(2);
});

const createResponse = (body: object): MockResponse => ({ body: JSON.stringify({ BEAAPI: body }) });
const createError = (code: string, description: string) => ({ APIErrorCode: code, APIErrorDescription: description });

it.each<[string, MockResponse, string]>([
  ['an error in a list', createResponse({ Results: { Error: [createError('20', 'Invalid dataset.')] } }), 'invalid'],
  [
    'an error beside the results',
    createResponse({
      Error: { ...createError('31', 'Invalid parameter.'), ErrorDetail: { Description: 'Unknown year' } },
    }),
    'not_found',
  ],
  ['too many errors', createResponse({ Results: { Error: createError('40', 'Too many errors.') } }), 'quota'],
  ['no data', createResponse({ Results: { Statistic: 'Table' } }), 'malformed'],
  ['an empty result', { body: '{"BEAAPI":null}' }, 'malformed'],
  ['XML', { body: '<BEAAPI/>' }, 'malformed'],
])('does not retry after %s', async (_, response, kind) => {
  double.queueResponses(response);
  await expect(open().fetchSeries({ id: 'NIPA/T10106/Q/1' })).rejects.toMatchObject({ kind });
  expect(double.requests).toHaveLength(1);
});
