import { bis } from '../../server/providers/bis.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { startBis } from './doubles/bis.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { SdmxData, SdmxRow } from './doubles/sdmx.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const createRate = (area: string, observations: SdmxRow['observations']): SdmxRow => ({
  key: { FREQ: 'M: Monthly', REF_AREA: area },
  attributes: {
    UNIT_MEASURE: '368: Per cent per year',
    UNIT_MULT: '0: Units',
    TITLE: `Policy rate of ${area.slice(4)}`,
  },
  observations,
});
const flows: Record<string, SdmxData> = {
  WS_CBPOL: {
    name: 'Central bank policy rates',
    series: [
      createRate('AR: Argentina', [
        ['2026-01', 29, { OBS_STATUS: 'A: Normal value', OBS_CONF: 'F: Free' }],
        ['2026-02', 'NaN', { OBS_STATUS: 'M: Missing value' }],
        ['2026-03', 32.5, { OBS_STATUS: 'A: Normal value', OBS_CONF: 'F: Free' }],
      ]),
      createRate('BR: Brazil', [['2026-01', 15]]),
      createRate('XM: Euro area', [['2026-01', 2]]),
    ],
  },
  WS_TC: {
    name: 'Total credit',
    series: [
      {
        key: {
          FREQ: 'Q: Quarterly',
          BORROWERS_CTY: 'AR: Argentina',
          TC_BORROWERS: 'H: Households',
          TC_LENDERS: 'A: All sectors',
          VALUATION: 'M: Market value',
          UNIT_TYPE: '770: Percentage of GDP',
          TC_ADJUST: 'A: Adjusted for breaks',
        },
        attributes: { UNIT_MULT: '0: Units' },
        observations: [['2025-Q4', 6.1]],
      },
    ],
  },
};

let double: Double;
beforeAll(async () => {
  double = await startBis(flows);
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const fetchSeries = (id: string, query = {}) => openWithDouble(bis, double.baseUrl).fetchSeries({ id, ...query });

const rate = {
  id: 'WS_CBPOL/M.AR',
  frequency: 'monthly',
  seasonalAdjustment: null,
  observations: [
    { date: '2026-01-01', period: '2026-01', value: 29, status: 'normal', flag: 'A' },
    { date: '2026-02-01', period: '2026-02', value: null, status: 'missing', flag: 'M' },
    { date: '2026-03-01', period: '2026-03', value: 32.5, status: 'normal', flag: 'A' },
  ],
  vintages: null,
  updatedAt: null,
};

it('reads a series by date, with its title and unit', async () => {
  expect(await fetchSeries('WS_CBPOL/M.AR')).toEqual({
    ...rate,
    title: 'Policy rate of Argentina',
    unit: 'Per cent per year',
  });
});

it('reads the same series from CSV, with codes instead of names', async () => {
  const other = await startBis(flows, { format: 'csv' });
  try {
    const series = await openWithDouble(bis, other.baseUrl).fetchSeries({ id: 'WS_CBPOL/M.AR' });
    expect(series).toMatchObject({ ...rate, unit: '368' });
  } finally {
    await other.stop();
  }
});

it('reads the unit of credit from its key', async () => {
  expect(await fetchSeries('WS_TC/Q.AR.H.A.M.770.A')).toMatchObject({
    unit: 'Percentage of GDP',
    frequency: 'quarterly',
  });
});

it('asks for SDMX-JSON and whole years', async () => {
  const { observations } = await fetchSeries('WS_CBPOL/M.AR', { start: '2026-03-01' });
  expect(observations.map(({ period }) => period)).toEqual(['2026-03']);
  const [request] = double.requests;
  expect(request?.headers.accept).toBe('application/vnd.sdmx.data+json;version=1.0.0');
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ startPeriod: '2026' });
});

it('fetches many areas in one call, also for an import, and returns the outcome of each', async () => {
  const ids = ['AR', 'BR', 'XM', 'ZZ'].map((area) => `WS_CBPOL/M.${area}`);
  const queries = ids.map((id) => ({ id, vintages: true, validators: { etag: '"1"', lastModified: null } }));
  const outcomes = await openWithDouble(bis, double.baseUrl).fetchBatch(queries);
  expect(double.requests.map(({ path, headers }) => [decodeURIComponent(path), headers['if-none-match']])).toEqual([
    ['/data/WS_CBPOL/M.AR+BR+XM+ZZ', undefined],
  ]);
  expect(
    ids
      .map((id) => outcomes.get(id))
      .map((one) => (one instanceof ProviderFailure ? one.kind : one?.observations.length)),
  ).toEqual([3, 1, 1, 'not_found']);
});

it.each<[string, MockResponse | undefined, string, string]>([
  ['an unknown key', undefined, 'WS_CBPOL/M.ZZ', 'not_found'],
  ['an unknown flow', undefined, 'WS_NONE/M.AR', 'not_found'],
  ['an invalid id', undefined, 'policy rate of Argentina', 'invalid'],
  ['a key that matches several series', undefined, 'WS_CBPOL/M.', 'invalid'],
  ['a rejected request', { status: 400, body: 'Syntax error' }, 'WS_CBPOL/M.AR', 'invalid'],
  ['an unsupported format', { status: 406, body: 'Not acceptable' }, 'WS_CBPOL/M.AR', 'invalid'],
  ['a blocked address', { status: 403, body: 'Forbidden' }, 'WS_CBPOL/M.AR', 'unauthorized'],
  ['SDMX-ML', { body: '<?xml version="1.0"?><message:GenericData/>' }, 'WS_CBPOL/M.AR', 'malformed'],
])('returns the right failure for %s, without a retry', async (_, response, id, kind) => {
  if (response) double.queueResponses({ headers: { 'Content-Type': 'text/plain' }, ...response });
  await expect(fetchSeries(id)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
  expect(double.requests.length).toBeLessThanOrEqual(1);
});

it.each<[string, MockResponse]>([
  ['a page of the website with status 404', { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<html>' }],
  ['status 503', { status: 503 }],
])('retries after %s', async (_, response) => {
  double.queueResponses(response);
  expect((await fetchSeries('WS_CBPOL/M.BR')).observations).toHaveLength(1);
});
