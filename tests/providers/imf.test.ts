import { imf } from '../../server/providers/imf/imf.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { type ImfFlow, startImf } from './doubles/imf.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { SdmxRow } from './doubles/sdmx.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const createCpi = (country: string, observations: SdmxRow['observations']): SdmxRow => ({
  key: {
    COUNTRY: country,
    INDEX_TYPE: 'CPI: Consumer price index',
    COICOP_1999: '_T: All items',
    TYPE_OF_TRANSFORMATION: 'IX: Index',
    FREQUENCY: 'M: Monthly',
  },
  attributes: { SCALE: '3', COUNTRY_UPDATE_DATE: '9/3/2026', BASE_PER: '2010' },
  observations,
});
const createGrowth = (country: string, years: [string, number][]): SdmxRow => ({
  key: { COUNTRY: country, INDICATOR: 'NGDP_RPCH: Real GDP growth', FREQUENCY: 'A: Annual' },
  observations: years,
});
const flows: Record<string, ImfFlow> = {
  'IMF.STA/CPI': {
    name: 'Consumer prices',
    series: [
      createCpi('USA: United States', [
        ['2026-M08', 115.25, { NOTE: 'NP' }],
        ['2026-M07', null, { NOTE: 'NP', STATUS: 'M' }],
        ['2026-M06', '1,114.5', { STATUS: 'E' }],
        ['2019-M12', 100],
      ]),
      createCpi('JPN: Japan', [['2026-M08', 110.5]]),
      createCpi('FRA: France', [['2026-M08', 120]]),
    ],
  },
  'IMF.RES/WEO': {
    name: 'World Economic Outlook',
    series: [
      createGrowth('SVK: Slovakia', [
        ['2023', 1.5],
        ['2024', 2.25],
        ['2025', 1],
        ['2030', 2],
      ]),
      createGrowth('KOR: Korea', [
        ['2023', 1],
        ['2024', 2],
      ]),
      createGrowth('ITA: Italy', [
        ['2026', 1],
        ['2027', 2],
      ]),
    ],
    groups: [
      { id: 'UNIT', dimensions: ['INDICATOR'], values: { NGDP_RPCH: 'PCH' } },
      {
        id: 'LATEST_ACTUAL_ANNUAL_DATA',
        dimensions: ['COUNTRY', 'INDICATOR'],
        values: { 'SVK.NGDP_RPCH': '2024', 'KOR.NGDP_RPCH': 'FY2023/24', 'ITA.NGDP_RPCH': '0' },
      },
    ],
  },
};

let double: Double;
beforeAll(async () => {
  double = await startImf(flows);
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const prices = 'IMF.STA,CPI/USA.CPI._T.IX.M';
const open = (outside = {}) => openWithDouble(imf, double.baseUrl, outside);
const fetchSeries = (id: string, query = {}) => open().fetchSeries({ id, ...query });

it('reads strings as numbers, ignores SCALE, and adds names to codes', async () => {
  expect(await fetchSeries(prices)).toEqual({
    id: prices,
    title: 'Consumer prices: United States, Consumer price index, All items, Index',
    frequency: 'monthly',
    unit: 'Index, 2010',
    seasonalAdjustment: null,
    observations: [
      { date: '2019-12-01', period: '2019-M12', value: 100, status: 'normal', flag: '' },
      { date: '2026-06-01', period: '2026-M06', value: 1114.5, status: 'estimate', flag: 'E' },
      { date: '2026-07-01', period: '2026-M07', value: null, status: 'missing', flag: 'M' },
      { date: '2026-08-01', period: '2026-M08', value: 115.25, status: 'normal', flag: '' },
    ],
    vintages: null,
    updatedAt: '2026-09-03',
  });
});

it.each<[string, string, string[]]>([
  ['after the last actual year', 'SVK', ['normal', 'normal', 'forecast', 'forecast']],
  ['after the last actual fiscal year', 'KOR', ['normal', 'forecast']],
  ['in the future, if there is no last actual year', 'ITA', ['normal', 'forecast']],
])('marks values as forecasts %s', async (_, country, statuses) => {
  const { observations, unit } = await fetchSeries(`IMF.RES,WEO/${country}.NGDP_RPCH.A`);
  expect([unit, observations.map(({ status }) => status)]).toEqual(['PCH', statuses]);
});

it.each<[string, string, string, string]>([
  ['months', prices, 'ge:2026-M01+le:2026-M12', '2026-M08'],
  ['years', 'IMF.RES,WEO/ITA.NGDP_RPCH.A', 'ge:2026-A1+le:2026-A1', '2026'],
])('requests a window of %s in one parameter', async (_, id, expectedWindow, last) => {
  const { observations } = await fetchSeries(id, { start: '2026-01-01', end: '2026-12-01' });
  expect(double.requests[0]?.query.getAll('c[TIME_PERIOD]')).toEqual([expectedWindow]);
  expect(observations.at(-1)?.period).toBe(last);
});

it('requests no window if the frequency of the key is unknown, but returns only the window', async () => {
  const { observations } = await fetchSeries('IMF.STA,CPI/USA.CPI._T.IX.*', { start: '2026-07-01' });
  expect(double.requests[0]?.query.has('c[TIME_PERIOD]')).toBe(false);
  expect(observations.map(({ period }) => period)).toEqual(['2026-M07', '2026-M08']);
});

it('fetches several countries in one call, and their names in another', async () => {
  const ids = ['USA', 'JPN', 'XXX'].map((country) => `IMF.STA,CPI/${country}.CPI._T.IX.M`);
  const outcomes = await open().fetchBatch(ids.map((id) => ({ id })));
  expect(double.requests.map(({ path }) => path)).toEqual([
    '/data/dataflow/IMF.STA/CPI/+/USA+JPN+XXX.CPI._T.IX.M',
    '/structure/dataflow/IMF.STA/CPI/+',
  ]);
  const summary = Array.from(outcomes.values(), (outcome) =>
    outcome instanceof ProviderFailure ? outcome.kind : outcome.observations.length,
  );
  expect(summary).toEqual([4, 1, 'not_found']);
});

it('uses codes if there are no names', async () => {
  const body = JSON.stringify(createOddResponse('1.5'));
  double.queueResponses({ body }, { status: 404, body: '{"statusCode":404,"message":"Resource not found"}' });
  expect(await fetchSeries('IMF.STA,ONE/USA')).toMatchObject({ title: 'USA', observations: [{ value: 1.5 }] });
});

it('fails if names are temporarily unavailable, so that the unit does not change', async () => {
  const away: MockResponse = { status: 503, body: '' };
  const body = JSON.stringify(createOddResponse('1.5'));
  double.queueResponses({ body }, away, away, away);
  await expect(fetchSeries('IMF.STA,ONE/USA')).rejects.toMatchObject({ kind: 'unavailable' });
});

it.each<[string, MockResponse | undefined, string, string]>([
  ['an unknown flow, with an empty response', undefined, 'IMF.STA,NONE/USA.A', 'not_found'],
  ['an unknown code, with no series', undefined, 'IMF.STA,CPI/XXX.CPI._T.IX.M', 'not_found'],
  ['an unknown path', { status: 404, body: '{"statusCode":404,"message":"Resource not found"}' }, prices, 'not_found'],
  ['a rejected request', { status: 400, body: '{"message":"Bad key","code":"400"}' }, prices, 'invalid'],
  ['a required key', { status: 401, body: '{"statusCode":401,"message":"Access denied"}' }, prices, 'unauthorized'],
  ['a whole flow', undefined, 'IMF.STA,CPI/*.*.*.*.*', 'invalid'],
  ['a key that matches several series', undefined, 'IMF.STA,CPI/*.CPI._T.IX.M', 'invalid'],
  ['several codes', undefined, 'IMF.STA,CPI/USA+JPN.CPI._T.IX.M', 'invalid'],
  ['a response of the old service', { body: '<message:StructureSpecificData/>' }, prices, 'malformed'],
  ['an invalid value', { body: JSON.stringify(createOddResponse('n.a.')) }, 'IMF.STA,ONE/USA', 'malformed'],
])('returns the right failure for %s', async (_, response, id, kind) => {
  if (response) double.queueResponses(response);
  await expect(fetchSeries(id)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
});

it('waits as long as Retry-After states', async () => {
  double.queueResponses({
    status: 429,
    headers: { 'Retry-After': '4' },
    body: '{"statusCode":429,"message":"Rate limit is exceeded."}',
  });
  const { fetchSeries: fetchOne, sleeps } = open();
  await fetchOne({ id: prices });
  expect(sleeps).toContain(4_000);
});

it('retries after a time-out', async () => {
  double.queueResponses({ handle: () => undefined });
  expect((await open({ timeoutMs: 500 }).fetchSeries({ id: prices })).observations).toHaveLength(4);
});

function createStructure() {
  return {
    dimensions: {
      series: [{ id: 'COUNTRY', values: [{ id: 'USA' }] }],
      observation: [{ id: 'TIME_PERIOD', values: [{ value: '2024' }] }],
    },
  };
}

function createOddResponse(value: string) {
  return {
    data: {
      dataSets: [{ structure: 0, series: { '0': { observations: { '0': [value] } } } }],
      structures: [createStructure()],
    },
  };
}
