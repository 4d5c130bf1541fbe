import { ecb } from '../../server/providers/ecb.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { expandUpdates } from '../support/expandUpdates.js';
import { type EcbFlow, startEcb } from './doubles/ecb.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { SdmxRow } from './doubles/sdmx.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const createRate = (currency: string, observations: SdmxRow['observations']): SdmxRow => ({
  key: {
    FREQ: 'D: Daily',
    CURRENCY: currency,
    CURRENCY_DENOM: 'EUR: Euro',
    EXR_TYPE: 'SP00: Spot',
    EXR_SUFFIX: 'A: Average',
  },
  attributes: {
    TITLE: `Euro against ${currency}`,
    TITLE_COMPL: `ECB reference exchange rate, ${currency.slice(0, 3)}/Euro, 2.15 pm (C.E.T.)`,
    UNIT: currency,
    UNIT_MULT: '0: Units',
    UNIT_INDEX_BASE: '99Q1=100',
  },
  observations,
});
const createPrices = (base: string, observations: SdmxRow['observations']): SdmxRow => ({
  key: {
    FREQ: 'M: Monthly',
    REF_AREA: 'U2: Euro area',
    ADJUSTMENT: 'N: Neither seasonally nor working day adjusted',
    ICP_ITEM: '000000: All items',
  },
  attributes: { UNIT: 'PURE_NUMB: Index', UNIT_MULT: '0: Units', UNIT_INDEX_BASE: base, TITLE: 'HICP' },
  observations,
});
const free = { OBS_STATUS: 'A: Normal value', OBS_CONF: 'F: Free' };
const flows: Record<string, EcbFlow> = {
  EXR: {
    name: 'Exchange Rates',
    series: [
      createRate('USD: US dollar', [
        ['2024-06-03', 1.0842, free],
        ['2024-06-05', 1.0872, { ...free, OBS_PRE_BREAK: '1.05' }],
        ['2024-06-04', 'NaN', { OBS_STATUS: 'H: Missing value; holiday or weekend' }],
        ['2024-06-06', null, { OBS_STATUS: 'A: Normal value', OBS_CONF: 'N: Not for publication' }],
      ]),
      createRate('JPY: Japanese yen', [['2024-06-03', 169.5]]),
      createRate('GBP: Pound sterling', [['2024-06-03', 0.85]]),
    ],
  },
  BSI: {
    name: 'Balance sheets',
    series: [
      {
        key: { FREQ: 'M', ADJUSTMENT: 'Y' },
        attributes: { UNIT: 'EUR: Euro', UNIT_MULT: '6' },
        observations: [['2024-05', 101.1]],
      },
    ],
  },
  HICP: {
    name: 'Prices',
    series: [
      createPrices('2025=100', [
        ['2024-01', 90, { OBS_STATUS: 'A' }],
        ['2024-02', 92],
      ]),
    ],
    history: [
      {
        validFrom: '2024-02-01T11:00:00.000+01:00',
        validTo: '2024-03-01T11:00:00.000+01:00',
        series: [
          createPrices('2015=100', [
            ['2023-12', 119],
            ['2024-01', 120],
          ]),
        ],
      },
      {
        validFrom: '2024-03-01T11:00:00.000+01:00',
        series: [
          createPrices('2015=100', [
            ['2023-12', 119],
            ['2024-01', 121],
            ['2024-02', 122],
          ]),
        ],
      },
      // 00:30 in Frankfurt is still the previous day in UTC.
      {
        validFrom: '2024-04-02T00:30:00.000+02:00',
        series: [
          createPrices('2025=100', [
            ['2024-01', 90],
            ['2024-02', 92],
          ]),
        ],
      },
      {
        action: 'Delete',
        validTo: '2024-04-02T00:30:00.000+02:00',
        series: [createPrices('2015=100', [['2023-12', null]])],
      },
    ],
  },
};

const lastModified = 'Fri, 20 Nov 2026 15:00:00 GMT';
let double: Double;
beforeAll(async () => {
  double = await startEcb(flows, lastModified);
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const dollar = 'EXR/D.USD.EUR.SP00.A';
const fetchSeries = (id: string, query = {}) => openWithDouble(ecb, double.baseUrl).fetchSeries({ id, ...query });

const dollars = {
  id: dollar,
  title: 'ECB reference exchange rate, USD/Euro, 2.15 pm (C.E.T.)',
  frequency: 'daily',
  seasonalAdjustment: null,
  observations: [
    { date: '2024-06-03', period: '2024-06-03', value: 1.0842, status: 'normal', flag: 'A' },
    { date: '2024-06-04', period: '2024-06-04', value: null, status: 'missing', flag: 'H' },
    { date: '2024-06-05', period: '2024-06-05', value: 1.0872, status: 'break', flag: 'A' },
    { date: '2024-06-06', period: '2024-06-06', value: null, status: 'confidential', flag: 'N' },
  ],
  vintages: null,
  updatedAt: '2026-11-20T15:00:00.000Z',
  validators: { etag: null, lastModified },
};

it('reads a series by date, with its title, unit and last change', async () => {
  expect(await fetchSeries(dollar)).toEqual({ ...dollars, unit: 'US dollar' });
});

it('reads the same series from csvdata', async () => {
  const other = await startEcb(flows, lastModified, { format: 'csvdata' });
  try {
    expect(await openWithDouble(ecb, other.baseUrl).fetchSeries({ id: dollar })).toEqual({ ...dollars, unit: 'USD' });
  } finally {
    await other.stop();
  }
});

it('applies the multiplier', async () => {
  const { observations, unit, seasonalAdjustment } = await fetchSeries('BSI/M.Y');
  expect([observations[0]?.value, unit, seasonalAdjustment]).toEqual([101_100_000, 'Euro', 'seasonally_adjusted']);
});

it('fails with not_modified if the series has not changed', async () => {
  const { validators } = await fetchSeries(dollar);
  const { fetchSeries: fetchAgain, fetchBatch, recorded } = openWithDouble(ecb, double.baseUrl);
  await expect(fetchAgain({ id: dollar, validators })).rejects.toMatchObject({ kind: 'not_modified' });
  const oldValidators = { etag: null, lastModified: 'Thu, 19 Nov 2026 15:00:00 GMT' };
  expect((await fetchAgain({ id: dollar, validators: oldValidators })).validators).toEqual(validators);
  const outcomes = await fetchBatch([
    { id: dollar, validators },
    { id: 'EXR/D.JPY.EUR.SP00.A', validators: oldValidators },
  ]);
  expect(Array.from(outcomes.values(), (one) => (one instanceof ProviderFailure ? one.kind : one.validators))).toEqual([
    'not_modified',
    validators,
  ]);
  expect(recorded).toEqual([null, null, null, null]);
});

it('fetches several currencies in one call, without validators for any of them', async () => {
  const ids = ['USD', 'JPY', 'CHF'].map((currency) => `EXR/D.${currency}.EUR.SP00.A`);
  const outcomes = await openWithDouble(ecb, double.baseUrl).fetchBatch(ids.map((id) => ({ id })));
  expect(double.requests.map(({ path }) => decodeURIComponent(path))).toEqual(['/data/EXR/D.USD+JPY+CHF.EUR.SP00.A']);
  const results = ids.map((id) => outcomes.get(id));
  expect(results).toMatchObject([
    { id: dollar, updatedAt: null },
    { observations: [{ value: 169.5 }] },
    { kind: 'not_found' },
  ]);
  expect(results[0]).not.toHaveProperty('validators');
});

describe('vintages', () => {
  it('have the values as of each publication, in the unit of that day', async () => {
    const { vintages, observations, unit } = await fetchSeries('HICP/M.U2.N.000000', { vintages: true });
    expect(unit).toBe('Index, 2025=100');
    const values = (list: { date: string; value: number | null }[]) => list.map(({ date, value }) => [date, value]);
    expect(Array.from(expandUpdates(vintages ?? []), (one) => [one.date, one.unit, values(one.observations)])).toEqual([
      [
        '2024-02-01',
        'Index, 2015=100',
        [
          ['2023-12-01', 119],
          ['2024-01-01', 120],
        ],
      ],
      [
        '2024-03-01',
        'Index, 2015=100',
        [
          ['2023-12-01', 119],
          ['2024-01-01', 121],
          ['2024-02-01', 122],
        ],
      ],
      [
        '2024-04-02',
        'Index, 2025=100',
        [
          ['2023-12-01', null],
          ['2024-01-01', 90],
          ['2024-02-01', 92],
        ],
      ],
    ]);
    expect(values(observations)).toEqual([
      ['2024-01-01', 90],
      ['2024-02-01', 92],
    ]);
  });

  it('contain only the window', async () => {
    const { vintages } = await fetchSeries('HICP/M.U2.N.000000', {
      vintages: true,
      start: '2024-02-01',
      end: '2024-02-29',
    });
    expect(vintages).toEqual([
      { date: '2024-03-01', unit: 'Index, 2015=100', changed: [{ date: '2024-02-01', value: 122 }] },
      { date: '2024-04-02', unit: 'Index, 2025=100', changed: [{ date: '2024-02-01', value: 92 }] },
    ]);
  });

  it('are requested only if the query asks for them, one series per call', async () => {
    expect((await fetchSeries('HICP/M.U2.N.000000')).vintages).toBeNull();
    const ids = ['USD', 'JPY'].map((currency) => ({ id: `EXR/D.${currency}.EUR.SP00.A`, vintages: true }));
    await openWithDouble(ecb, double.baseUrl).fetchBatch(ids);
    expect(double.requests.map(({ query }) => query.get('includeHistory'))).toEqual([null, 'true', 'true']);
  });
});

it.each<[string, MockResponse | undefined, string, string]>([
  ['an unknown key', undefined, 'EXR/D.XXX.EUR.SP00.A', 'not_found'],
  ['an unknown flow', undefined, 'ICP/M.U2', 'not_found'],
  [
    'an unknown path',
    { status: 404, body: '{"timestamp":"","status":404,"error":"Not Found","path":"/"}' },
    dollar,
    'not_found',
  ],
  ['a slash after the key', undefined, `${dollar}/`, 'invalid'],
  ['a key that matches several series', undefined, 'EXR/D..EUR.SP00.A', 'invalid'],
  ['several codes', undefined, 'EXR/D.USD+JPY.EUR.SP00.A', 'invalid'],
  ['a rejected request', { status: 400, body: 'Invalid key' }, dollar, 'invalid'],
  ['an unsupported request', { status: 501, body: 'Not implemented' }, dollar, 'invalid'],
  ['an index outside the list', { body: createInvalidMessage() }, dollar, 'malformed'],
  ['an invalid period', { body: createInvalidMessage(0, '2024-13-45') }, dollar, 'malformed'],
  ['an invalid value', { body: createInvalidMessage(0, '2024-06-03', 'n/a') }, dollar, 'malformed'],
])('returns the right failure for %s, without a retry', async (_, response, id, kind) => {
  if (response) double.queueResponses(response);
  await expect(fetchSeries(id)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
  expect(double.requests.length).toBeLessThanOrEqual(1);
});

it.each<[string, MockResponse]>([
  ['a web page with status 404', { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<html>No server' }],
  ['a web page instead of data', { headers: { 'Content-Type': 'text/html' }, body: '<html>Please wait' }],
  ['an unavailable service', { status: 503 }],
])('retries after %s', async (_, trouble) => {
  double.queueResponses(trouble);
  expect((await fetchSeries(dollar)).observations).toHaveLength(4);
  expect(double.requests).toHaveLength(2);
});

function createInvalidMessage(index = 1, period = '2024-06-03', value: unknown = 1): string {
  const values = ['D', 'USD', 'EUR', 'SP00', 'A'].map((id, dimension) => ({ id: `DIM${dimension}`, values: [{ id }] }));
  const structure = { dimensions: { series: values, observation: [{ id: 'TIME_PERIOD', values: [{ id: period }] }] } };
  const series = { '0:0:0:0:0': { observations: { [index]: [value] } } };
  return JSON.stringify({ dataSets: [{ action: 'Replace', series }], structure });
}
