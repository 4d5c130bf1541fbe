import { oecd } from '../../server/providers/oecd.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { startOecd } from './doubles/oecd.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { SdmxData, SdmxRow } from './doubles/sdmx.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const flow = 'OECD.SDD.NAD,DSD_NAMAIN1@DF_QNA,1.1';
const createGdp = (area: string, observations: SdmxRow['observations']): SdmxRow => ({
  key: {
    FREQ: 'Q: Quarterly',
    ADJUSTMENT: 'Y: Calendar and seasonally adjusted',
    REF_AREA: area,
    UNIT_MEASURE: 'USD_PPP: US dollars, PPP converted',
    ACTIVITY: '_Z: Not applicable',
    TRANSFORMATION: 'LA: Annual levels',
  },
  attributes: { UNIT_MULT: '6: Millions', REF_YEAR_PRICE: '2020', BASE_PER: '' },
  observations,
});
const flows: Record<string, SdmxData> = {
  [flow]: {
    name: 'Quarterly GDP, in volume',
    series: [
      createGdp('USA: United States', [
        ['2024-Q2', 24538719.9, { OBS_STATUS: 'P: Provisional value' }],
        ['2023-Q4', 24323340.1, { OBS_STATUS: 'A: Normal value' }],
        ['2024-Q1', null, { OBS_STATUS: 'M: Missing value' }],
        ['2023-Q3', 24069243.5, { OBS_STATUS: 'B: Break' }],
        ['2024-Q3', null, { OBS_STATUS: 'A: Normal value', CONF_STATUS: 'C: Confidential' }],
        ['2022-Q4', 1.1, { OBS_STATUS: 'E: Estimated value', UNIT_MULT: '0: Units' }],
      ]),
      createGdp('FRA: France', [['2024-Q1', 3]]),
      createGdp('DEU: Germany', [['2024-Q1', 4]]),
    ],
  },
};

let double: Double;
beforeAll(async () => {
  double = await startOecd(flows, { downloads: 1_000 });
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const id = (area: string) => `${flow}/Q.Y.${area}.USD_PPP._Z.LA`;
const fetchSeries = (name: string, window = {}) =>
  openWithDouble(oecd, double.baseUrl).fetchSeries({ id: name, ...window });

const gdp = {
  id: id('USA'),
  frequency: 'quarterly',
  seasonalAdjustment: 'seasonally_adjusted_annual_rate',
  observations: [
    { date: '2022-10-01', period: '2022-Q4', value: 1.1, status: 'estimate', flag: 'E' },
    { date: '2023-07-01', period: '2023-Q3', value: 24069243500000, status: 'break', flag: 'B' },
    { date: '2023-10-01', period: '2023-Q4', value: 24323340100000, status: 'normal', flag: 'A' },
    { date: '2024-01-01', period: '2024-Q1', value: null, status: 'missing', flag: 'M' },
    { date: '2024-04-01', period: '2024-Q2', value: 24538719900000, status: 'provisional', flag: 'P' },
    { date: '2024-07-01', period: '2024-Q3', value: null, status: 'confidential', flag: 'C' },
  ],
  vintages: null,
  updatedAt: null,
};
const named = {
  title:
    'Quarterly GDP, in volume: Calendar and seasonally adjusted, United States, US dollars, PPP converted, Annual levels',
  unit: 'US dollars, PPP converted, prices of 2020',
};

it('reads a series by date, with the multiplier applied, its title and the price base year', async () => {
  expect(await fetchSeries(id('USA'))).toEqual({ ...gdp, ...named });
});

it.each([
  ['csvfile', { title: named.title.replace(/^.*?: /, ''), unit: named.unit }],
  ['jsondata2', { title: 'Y, USA, USD_PPP, LA', unit: 'USD_PPP, prices of 2020' }],
])('reads the same series from %s', async (formatOverride, response) => {
  const other = await startOecd(flows, { format: formatOverride });
  try {
    expect(await openWithDouble(oecd, other.baseUrl).fetchSeries({ id: id('USA') })).toEqual({ ...gdp, ...response });
  } finally {
    await other.stop();
  }
});

it('finds the series of a key with empty codes, and returns the whole key', async () => {
  expect(await fetchSeries(`${flow}/Q.Y.FRA...`)).toMatchObject({
    id: id('FRA'),
    observations: [{ value: 3_000_000 }],
  });
});

it('rejects a key that matches several series', async () => {
  await expect(fetchSeries(`${flow}/Q.Y.....`.slice(0, -1))).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringMatching(/matches several series: OECD has 3 of them, such as Q\.Y\.USA/),
  });
});

it('requests whole years and returns only the window', async () => {
  const { observations } = await fetchSeries(id('USA'), { start: '2023-10-01', end: '2024-04-30' });
  expect(observations.map(({ period }) => period)).toEqual(['2023-Q4', '2024-Q1', '2024-Q2']);
  expect(Object.fromEntries(double.requests[0]?.query ?? [])).toEqual({
    startPeriod: '2023',
    endPeriod: '2024',
    dimensionAtObservation: 'TIME_PERIOD',
    format: 'jsondata',
  });
});

it('fetches many countries in one call and returns the outcome of each', async () => {
  const ids = [id('USA'), id('FRA'), id('DEU'), id('ITA'), `${flow}/Q.Y.FRA+DEU.USD_PPP._Z.LA`, `${flow}/.....`];
  const outcomes = await openWithDouble(oecd, double.baseUrl).fetchBatch(
    ids.map((one) => ({ id: one, start: '2024-01-01' })),
  );
  expect(double.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
    `/data/${flow}/Q.Y.USA+FRA+DEU+ITA.USD_PPP._Z.LA`,
  ]);
  const summary = ids
    .map((one) => outcomes.get(one))
    .map((one) => (one instanceof ProviderFailure ? one.kind : one?.observations.length));
  expect(summary).toEqual([3, 1, 1, 'not_found', 'invalid', 'invalid']);
});

it.each<[string, MockResponse | undefined, string, string]>([
  ['an unknown key', undefined, id('XXX'), 'not_found'],
  ['an unknown flow', undefined, 'OECD.NONE,DF_NONE,1.0/A.B', 'not_found'],
  ['an invalid id', undefined, 'GDP of France', 'invalid'],
  ['a whole flow', undefined, `${flow}/..`, 'invalid'],
  ['a rejected request', { status: 400, body: 'Semantic error - dimension UNKNOWN' }, id('USA'), 'invalid'],
  ['an unsupported format', { status: 406, body: 'Not acceptable' }, id('USA'), 'invalid'],
  ['a request that is too large', { status: 413, body: 'lastNObservations is not allowed' }, id('USA'), 'invalid'],
  ['a blocked address', { status: 403, body: '<!DOCTYPE html><p>Attention Required' }, id('USA'), 'unauthorized'],
  ['SDMX-ML', { body: '<?xml version="1.0"?><message:GenericData/>' }, id('USA'), 'malformed'],
  ['a truncated table', { body: 'STRUCTURE,FREQ,TIME_PERIOD,OBS_VALUE\r\nDATAFLOW,Q,20' }, id('USA'), 'malformed'],
  [
    'data without series',
    { body: '{"data":{"dataSets":[{"observations":{}}],"structure":{}}}' },
    id('USA'),
    'malformed',
  ],
])('returns the right failure for %s, without a retry', async (_, response, name, kind) => {
  if (response) double.queueResponses({ headers: { 'Content-Type': 'text/plain' }, ...response });
  await expect(fetchSeries(name)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
  expect(double.requests.length).toBeLessThanOrEqual(1);
});

it('makes no more calls after the download limit of an hour', async () => {
  const strict = await startOecd(flows, { downloads: 1 });
  try {
    const { fetchSeries: fetchOne, recorded } = openWithDouble(oecd, strict.baseUrl);
    await fetchOne({ id: id('USA') });
    const refused = { kind: 'quota', retryAfterSeconds: 3_600 };
    await expect(fetchOne({ id: id('FRA') })).rejects.toMatchObject(refused);
    await expect(fetchOne({ id: id('FRA') })).rejects.toMatchObject(refused);
    expect([strict.requests.length, recorded]).toEqual([2, [null, 'OECD accepts no more downloads for now.']]);
  } finally {
    await strict.stop();
  }
});

it.each([200, 403])('recognises the download limit with status %d', async (status) => {
  double.queueResponses({ status, body: 'You have exceeded the number of requests for data downloads permitted.' });
  await expect(fetchSeries(id('USA'))).rejects.toMatchObject({ kind: 'quota' });
});

it('retries after too many calls per minute', async () => {
  double.queueResponses({
    status: 429,
    headers: { 'Retry-After': '2' },
    body: 'You have exceeded the number of requests currently permitted.',
  });
  const { fetchSeries: fetchOne, sleeps } = openWithDouble(oecd, double.baseUrl);
  await fetchOne({ id: id('USA') });
  expect(sleeps).toContain(2_000);
});

it('has a budget of sixty calls an hour', () => {
  expect(oecd.info.budgets).toEqual([{ calls: 60, seconds: 3_600 }]);
});
