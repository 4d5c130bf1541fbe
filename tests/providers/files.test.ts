import { eurofxref } from '../../server/providers/files/eurofxref.js';
import { fed } from '../../server/providers/files/fed.js';
import { ProviderFailure } from '../../server/providers/providerFailure.js';
import { buildZip } from './doubles/buildZip.js';
import { buildFedRelease, buildReferenceRates, startFiles } from './doubles/files.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const lastModified = 'Fri, 20 Nov 2026 15:00:00 GMT';
const validators = { etag: null, lastModified };
const h15 = 'h15/data/FRB_h15_xml.zip';
const h10 = 'h10/data/FRB_h10_xml.zip';
const files: Record<string, Buffer> = {
  'eurofxref-hist.zip': buildReferenceRates(
    ['USD', 'RUB', 'JPY'],
    [
      ['2026-11-20', '1.1512', 'N/A', '180.21'],
      ['2026-11-19', '1.15', 'N/A', '180.5'],
      ['2022-03-01', '1.1162', '117.201', '128.11'],
    ],
  ),
  [h15]: buildFedRelease('H15', {
    'RIFLGFCY10_N.B': {
      observations: [
        ['2026-11-18', '4.02'],
        ['2026-11-19', '-9999', 'ND'],
        ['2026-11-20', '4.05'],
      ],
    },
    'RIFSPFF_N.M': { observations: [['2026-10-31', '3.88']] },
    'RIFLGFCY02_N.B': { attributes: { UNIT_MULT: '1000' }, observations: [['2026-11-20', '1.1']] },
  }),
  [h10]: buildFedRelease('H10', {
    'RXI$US_N.B.EU': {
      attributes: { UNIT: 'Currency:_Per_EUR', CURRENCY: 'USD' },
      observations: [['2026-11-20', '1.15']],
    },
    'RXI_N.B.JA': {
      attributes: { UNIT: 'Currency:_Per_USD', CURRENCY: 'JPY' },
      observations: [['2026-11-20', '156.5']],
    },
  }),
};

let double: Double;
beforeAll(async () => {
  double = await startFiles(files, lastModified);
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const common = { seasonalAdjustment: null, vintages: null, updatedAt: '2026-11-20T15:00:00.000Z', validators };

describe('the reference rates of the ECB', () => {
  const fetchSeries = (id: string, query = {}) =>
    openWithDouble(eurofxref, double.baseUrl).fetchSeries({ id, ...query });

  it('are read by date, without days that have no rate', async () => {
    expect(await fetchSeries('RUB')).toEqual({
      ...common,
      id: 'RUB',
      title: 'Euro reference exchange rate, RUB per euro',
      frequency: 'daily',
      unit: 'RUB per euro',
      observations: [{ date: '2022-03-01', period: '2022-03-01', value: 117.201, status: 'normal', flag: '' }],
    });
    expect((await fetchSeries('USD', { start: '2026-11-01' })).observations.map(({ value }) => value)).toEqual([
      1.15, 1.1512,
    ]);
  });

  it('are downloaded once for all currencies', async () => {
    const ids = ['USD', 'JPY', 'XXX', 'dollar'];
    const outcomes = await openWithDouble(eurofxref, double.baseUrl).fetchBatch(
      ids.map((id) => ({ id, vintages: true })),
    );
    const results = ids
      .map((id) => outcomes.get(id))
      .map((one) => (one instanceof ProviderFailure ? one.kind : one?.unit));
    expect(results).toEqual(['USD per euro', 'JPY per euro', 'not_found', 'invalid']);
    expect(double.requests).toHaveLength(1);
  });

  it('are not downloaded again if the file has not changed', async () => {
    const queries = ['USD', 'JPY'].map((id) => ({ id, validators }));
    const outcomes = await openWithDouble(eurofxref, double.baseUrl).fetchBatch(queries);
    expect([...outcomes.values()]).toMatchObject([{ kind: 'not_modified' }, { kind: 'not_modified' }]);
  });

  it('are downloaded if one of the currencies was never read', async () => {
    const outcomes = await openWithDouble(eurofxref, double.baseUrl).fetchBatch([
      { id: 'USD', validators },
      { id: 'JPY' },
    ]);
    expect([...outcomes.values()]).toMatchObject([{ id: 'USD' }, { id: 'JPY' }]);
  });

  it.each<[string, MockResponse, string]>([
    ['a web page', { headers: { 'Content-Type': 'text/html' }, body: '<html>' }, 'unavailable'],
    ['a file that is not an archive', { body: 'Date,USD\n2026-11-20,1.1' }, 'malformed'],
    ['an archive that is cut off', { body: files['eurofxref-hist.zip']?.subarray(0, 80) ?? '' }, 'malformed'],
    ['an archive without a table', { body: buildZip({ 'readme.txt': '' }) }, 'malformed'],
    ['an encrypted table', { body: buildZip({ 'a.csv': 'Date,USD\n' }, { flags: 1 }) }, 'malformed'],
    ['a wrong check sum', { body: buildZip({ 'a.csv': 'Date,USD\n' }, { hasCheckSums: false }) }, 'malformed'],
    ['a wrong length', { body: buildZip({ 'a.csv': 'Date,USD\n' }, { extraLength: 1 }) }, 'malformed'],
    ['an unknown compression', { body: buildZip({ 'a.csv': 'Date,USD' }, { method: 12 }) }, 'malformed'],
    ['another table', { body: buildZip({ 'a.csv': 'Day,USD\n2026-11-20,1' }) }, 'malformed'],
    ['an invalid date', { body: buildZip({ 'a.csv': 'Date,USD\n20 November,1' }) }, 'malformed'],
    ['an invalid rate', { body: buildZip({ 'a.csv': 'Date,USD\n2026-11-20,x' }) }, 'malformed'],
  ])('fail for %s', async (_, response, kind) => {
    const other = await startFiles({});
    other.queueResponses(response, response, response);
    await expect(openWithDouble(eurofxref, other.baseUrl).fetchSeries({ id: 'USD' })).rejects.toMatchObject({ kind });
    await other.stop();
  });

  it('are also read from an archive without compression', async () => {
    double.queueResponses({ body: buildZip({ 'a.csv': 'Date,USD\r\n2026-11-20,1.1\r\n' }, { method: 0 }) });
    expect((await fetchSeries('USD')).observations).toMatchObject([{ value: 1.1 }]);
  });
});

describe('releases of the Federal Reserve', () => {
  const fetchSeries = (id: string) => openWithDouble(fed, double.baseUrl).fetchSeries({ id });

  it('are read by date, without days that have no value', async () => {
    expect(await fetchSeries('H15/RIFLGFCY10_N.B')).toEqual({
      ...common,
      id: 'H15/RIFLGFCY10_N.B',
      title: 'RIFLGFCY10_N.B',
      frequency: 'daily',
      unit: 'Percent Per Year',
      observations: [
        { date: '2026-11-18', period: '2026-11-18', value: 4.02, status: 'normal', flag: 'A' },
        { date: '2026-11-20', period: '2026-11-20', value: 4.05, status: 'normal', flag: 'A' },
      ],
    });
  });

  it('date months by their first day, apply multipliers and name currencies', async () => {
    expect(await fetchSeries('H15/RIFSPFF_N.M')).toMatchObject({
      frequency: 'monthly',
      observations: [{ date: '2026-10-01', value: 3.88 }],
    });
    expect(await fetchSeries('H15/RIFLGFCY02_N.B')).toMatchObject({ observations: [{ value: 1100 }] });
    expect(await fetchSeries('H10/RXI$US_N.B.EU')).toMatchObject({ unit: 'USD Per EUR' });
    expect(await fetchSeries('H10/RXI_N.B.JA')).toMatchObject({ unit: 'JPY Per USD' });
  });

  it('take one download each, and have no other series', async () => {
    const ids = ['H15/RIFLGFCY10_N.B', 'H10/RXI_N.B.JA', 'H15/RIFLGFCY02_N.B', 'H15/NONE.B', 'H41/A.B', 'H15/NONE'];
    const outcomes = await openWithDouble(fed, double.baseUrl).fetchBatch(ids.map((id) => ({ id })));
    const results = ids
      .map((id) => outcomes.get(id))
      .map((one) => (one instanceof ProviderFailure ? one.kind : one?.id));
    expect(results).toEqual([...ids.slice(0, 3), 'not_found', 'invalid', 'invalid']);
    expect(double.requests.map(({ path }) => path.slice(1))).toEqual([h15, h10]);
  });

  it.each([
    ['an invalid value', { observations: [['2026-11-20', 'x']] }],
    ['an invalid day', { observations: [['yesterday', '1']] }],
    ['an invalid multiplier', { attributes: { UNIT_MULT: 'many' }, observations: [] }],
    [
      'a day with two values',
      {
        observations: [
          ['2026-11-20', '1'],
          ['2026-11-20', '2'],
        ],
      },
    ],
  ] as [string, Parameters<typeof buildFedRelease>[1][string]][])('fail for %s', async (_, series) => {
    double.queueResponses({ body: buildFedRelease('H15', { 'A.B': series }) });
    await expect(fetchSeries('H15/A.B')).rejects.toMatchObject({ kind: 'malformed' });
  });
});
