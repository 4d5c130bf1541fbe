import { worldbank } from '../../server/providers/worldbank/worldbank.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double } from './doubles/startDouble.js';
import { startWorldBank } from './doubles/worldbank.js';

let double: Double;
const years = Array.from({ length: 2_050 }, (_, back): [string, number | null] => [
  String(2025 - back).padStart(4, '0'),
  back,
]);

beforeAll(async () => {
  double = await startWorldBank({
    'NY.GDP.MKTP.CD/USA': [
      ['2025', null],
      ['2024', 29184.89],
      ['2023', 27720.71],
    ],
    'DP.DOD.DECD.CR.BC.CD/BRA': [
      ['2024Q2', 2],
      ['2024Q1', 1],
    ],
    'LONG/ALL': years.filter(([year]) => year > '0000'),
    'EMPTY/USA': [],
    'NY.GDP.MKTP.CD/FRA': [['2024', 3160.44]],
    'NY.GDP.MKTP.CD/DEU': [['2024', 4685.59]],
    'SP.POP.TOTL/FRA': [['2024', 68.5]],
  });
});
afterAll(() => double.stop());

const fetchSeries = (id: string, window = {}) =>
  openWithDouble(worldbank, double.baseUrl).fetchSeries({ id, ...window });

it('reads a series by date, with its unit and missing values', async () => {
  expect(await fetchSeries('NY.GDP.MKTP.CD/USA')).toEqual({
    id: 'NY.GDP.MKTP.CD/USA',
    title: 'GDP (current US$)',
    frequency: 'annual',
    unit: 'current US$',
    seasonalAdjustment: null,
    observations: [
      { date: '2023-01-01', period: '2023', value: 27720.71, status: 'normal', flag: '' },
      { date: '2024-01-01', period: '2024', value: 29184.89, status: 'normal', flag: '' },
      { date: '2025-01-01', period: '2025', value: null, status: 'missing', flag: '' },
    ],
    vintages: null,
    updatedAt: '2026-10-07',
  });
});

it('reads quarterly periods', async () => {
  const { frequency, observations } = await fetchSeries('DP.DOD.DECD.CR.BC.CD/BRA');
  expect([frequency, ...observations.map(({ date }) => date)]).toEqual(['quarterly', '2024-01-01', '2024-04-01']);
});

it('reads every page', async () => {
  const { observations } = await fetchSeries('LONG/ALL');
  expect(observations.length).toBe(2_025);
});

it('fetches the countries of an indicator in one call', async () => {
  double.requests.splice(0);
  const ids = ['NY.GDP.MKTP.CD/USA', 'SP.POP.TOTL/FRA', 'NY.GDP.MKTP.CD/FRA', 'NY.GDP.MKTP.CD/DEU'];
  const outcomes = await openWithDouble(worldbank, double.baseUrl).fetchBatch(ids.map((id) => ({ id })));
  expect(ids.map((id) => outcomes.get(id))).toMatchObject([
    { id: ids[0], observations: [{ value: 27720.71 }, { value: 29184.89 }, { value: null }] },
    { id: ids[1], observations: [{ value: 68.5 }] },
    { id: ids[2], observations: [{ value: 3160.44 }] },
    { id: ids[3], observations: [{ value: 4685.59 }] },
  ]);
  expect(double.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
    '/country/USA;FRA;DEU/indicator/NY.GDP.MKTP.CD',
    '/country/FRA/indicator/SP.POP.TOTL',
  ]);
});

it('finds the country that makes a call fail, and returns the others', async () => {
  const ids = ['NY.GDP.MKTP.CD/USA', 'NY.GDP.MKTP.CD/XXX', 'NY.GDP.MKTP.CD/DEU'];
  const outcomes = await openWithDouble(worldbank, double.baseUrl).fetchBatch(ids.map((id) => ({ id })));
  expect(ids.map((id) => outcomes.get(id))).toMatchObject([{ id: ids[0] }, { kind: 'not_found' }, { id: ids[2] }]);
});

it('returns only the window, even if the provider ignores it', async () => {
  const { observations } = await fetchSeries('DP.DOD.DECD.CR.BC.CD/BRA', { start: '2024-04-01', end: '2024-12-31' });
  expect(observations.map(({ period }) => period)).toEqual(['2024Q2']);
});

it.each([
  ['an unknown indicator', 'NO.SUCH/USA', 'not_found'],
  ['a series without values', 'EMPTY/USA', 'not_found'],
  ['an invalid id', 'GDP of the USA', 'invalid'],
])('returns the right failure for %s', async (_, id, kind) => {
  await expect(fetchSeries(id)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
});
