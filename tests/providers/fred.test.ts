import { fred } from '../../server/providers/fred/fred.js';
import { expandUpdates } from '../support/expandUpdates.js';
import { type FredSeries, fredKey as key, startFred } from './doubles/fred.js';
import { openWithDouble } from './doubles/openWithDouble.js';
import type { Double, MockResponse } from './doubles/startDouble.js';

const quarterly = { frequency: 'Quarterly', frequency_short: 'Q', seasonal_adjustment_short: 'SAAR' };
const chained = { '1990-01-01': 'Billions of Chained 2012 Dollars', '2023-09-28': 'Billions of Chained 2017 Dollars' };
const unarchived = { title: 'Rate', seasonal_adjustment_short: 'NSA', units: { '2020-01-01': 'Percent' } };

const series: Record<string, FredSeries> = {
  GDPX: {
    ...quarterly,
    title: 'Real Gross Domestic Product',
    units: chained,
    vintages: {
      '2022-10-27': { '2022-04-01': '19895.3', '2022-07-01': '20021.7', '1946-01-01': '1900.5' },
      '2022-11-30': { '2022-07-01': '20054.7' },
      '2023-09-28': { '2022-04-01': '21904.6', '2022-07-01': '22066.8', '1946-01-01': '.' },
    },
  },
  RATE: { ...unarchived, frequency: 'Daily', frequency_short: 'D', values: { '2026-11-18': '4.1', '2026-11-19': '.' } },
  WEEK: {
    ...unarchived,
    frequency: 'Weekly, Ending Saturday',
    frequency_short: 'W',
    values: { '2026-11-07': '220000', '2026-11-14': '231000' },
  },
  ODD: { ...unarchived, frequency: '5 Year', frequency_short: '5Y', values: { '2020-01-01': '1' } },
  EMPTY: { ...unarchived, frequency: 'Monthly', frequency_short: 'M', values: {} },
};

let double: Double;
beforeAll(async () => {
  double = await startFred(series, { rows: 4, vintages: 2_000 });
});
beforeEach(() => void double.requests.splice(0));
afterAll(() => double.stop());

const open = (outside = {}) => openWithDouble(fred, double.baseUrl, { key, ...outside });

it('reads the current values of a series', async () => {
  expect(await open().fetchSeries({ id: 'gdpx' })).toEqual({
    id: 'GDPX',
    title: 'Real Gross Domestic Product',
    frequency: 'quarterly',
    unit: 'Billions of Chained 2017 Dollars',
    seasonalAdjustment: 'seasonally_adjusted_annual_rate',
    observations: [
      { date: '1946-01-01', period: '1946-01-01', value: null, status: 'missing', flag: '' },
      { date: '2022-04-01', period: '2022-04-01', value: 21904.6, status: 'normal', flag: '' },
      { date: '2022-07-01', period: '2022-07-01', value: 22066.8, status: 'normal', flag: '' },
    ],
    vintages: null,
    updatedAt: '2026-10-30T12:54:01.000Z',
  });
});

it('reads the changes of each vintage, in the unit of its day, from all pages', async () => {
  const { vintages, observations } = await open().fetchSeries({ id: 'GDPX', vintages: true });
  expect(vintages).toEqual([
    {
      date: '2022-10-27',
      unit: 'Billions of Chained 2012 Dollars',
      changed: [
        { date: '1946-01-01', value: 1900.5 },
        { date: '2022-04-01', value: 19895.3 },
        { date: '2022-07-01', value: 20021.7 },
      ],
    },
    {
      date: '2022-11-30',
      unit: 'Billions of Chained 2012 Dollars',
      changed: [{ date: '2022-07-01', value: 20054.7 }],
    },
    {
      date: '2023-09-28',
      unit: 'Billions of Chained 2017 Dollars',
      changed: [
        { date: '1946-01-01', value: null },
        { date: '2022-04-01', value: 21904.6 },
        { date: '2022-07-01', value: 22066.8 },
      ],
    },
  ]);
  expect(observations.map(({ value }) => value)).toEqual([null, 21904.6, 22066.8]);
  expect(double.requests.map(({ query }) => query.get('offset'))).toEqual([null, '0', '4']);
});

it('reads a history that is too long for one call in parts, with the same vintages', async () => {
  const days = Array.from({ length: 2_500 }, (_, day) =>
    new Date(Date.UTC(2015, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const vintages = Object.fromEntries(
    days.map((day, n) => [day, { [day]: String(n), ...(n % 500 === 499 && { [days[0] as string]: String(-n) }) }]),
  );
  const daily = { ...unarchived, frequency: 'Daily', frequency_short: 'D', vintages };
  const long = await startFred({ LONG: daily });
  const found = await openWithDouble(fred, long.baseUrl, { key }).fetchSeries({ id: 'LONG', vintages: true });
  await long.stop();
  expect(long.requests).toHaveLength(6);
  expect(found.vintages?.map(({ date }) => date)).toEqual(days);
  expect(found.vintages?.map(({ changed }) => changed.length)).toEqual(days.map((_, n) => (n % 500 === 499 ? 2 : 1)));
  expect([...expandUpdates(found.vintages ?? [])].at(-1)?.observations).toEqual(
    found.observations.map(({ date, value }) => ({ date, value })),
  );
});

it('reads a series that is not archived without vintages', async () => {
  const { vintages, observations, seasonalAdjustment } = await open().fetchSeries({ id: 'RATE', vintages: true });
  expect([vintages, observations.length, seasonalAdjustment]).toEqual([null, 2, 'not_seasonally_adjusted']);
});

it('keeps the last day as the date of a week, in the window too', async () => {
  const { frequency, observations } = await open().fetchSeries({ id: 'WEEK', start: '2026-11-14', end: '2026-11-14' });
  expect([frequency, observations]).toEqual([
    'weekly',
    [{ date: '2026-11-14', period: '2026-11-14', value: 231000, status: 'normal', flag: '' }],
  ]);
});

it.each([
  ['an unknown series', { id: 'NOSUCH' }, 'not_found'],
  ['an unknown series with vintages', { id: 'NOSUCH', vintages: true }, 'not_found'],
  ['a series without values', { id: 'EMPTY' }, 'not_found'],
  ['an invalid id', { id: 'GDP/USA' }, 'invalid'],
  ['an unknown frequency', { id: 'ODD' }, 'malformed'],
])('returns the right failure for %s', async (_, query, kind) => {
  await expect(open().fetchSeries(query)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
});

it.each([
  ['no key', undefined, 'FRED requires an API key. Set FRED_API_KEY.'],
  ['a short key', 'short', /32 character/],
  ['a key that is not registered', 'z'.repeat(32), /not registered/],
])('fails with unauthorized for %s', async (_, invalidKey, message) => {
  await expect(open({ key: invalidKey }).fetchSeries({ id: 'GDPX' })).rejects.toMatchObject({
    kind: 'unauthorized',
    message: expect.stringMatching(message),
  });
});

const tooMany: MockResponse = {
  status: 429,
  body: '{"error_code":429,"error_message":"Too Many Requests.  Exceeded Rate Limit"}',
};

it('waits before it retries after too many calls', async () => {
  double.queueResponses(tooMany);
  const { fetchSeries, sleeps } = open();
  await fetchSeries({ id: 'RATE' });
  expect(sleeps).toEqual([20_000]);
});

it.each<[string, MockResponse, string]>([
  [
    'a locked key',
    { status: 423, body: '{"error_code":423,"error_message":"Locked.  The resource is locked."}' },
    'unavailable',
  ],
  [
    'an invalid parameter',
    { status: 400, body: '{"error_code":400,"error_message":"Bad Request.  Variable limit is wrong."}' },
    'invalid',
  ],
  ['XML', { body: '<?xml version="1.0"?><seriess/>' }, 'malformed'],
  ['an empty description', { body: '{"seriess":[]}' }, 'malformed'],
])('does not retry after %s', async (_, response, kind) => {
  double.queueResponses(response);
  await expect(open().fetchSeries({ id: 'GDPX' })).rejects.toMatchObject({ kind });
  expect(double.requests).toHaveLength(1);
});

it('rejects a list with fewer rows than announced', async () => {
  const description = { id: 'RATE', realtime_start: '2026-11-21', ...series['RATE'], units: 'Percent' };
  const cut = { body: '{"count":3,"observations":[]}' };
  double.queueResponses({ body: JSON.stringify({ seriess: [description] }) }, cut);
  await expect(open().fetchSeries({ id: 'RATE' })).rejects.toMatchObject({ kind: 'malformed' });
});
