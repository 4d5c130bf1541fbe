import { useApi } from '../support/useApi.js';
import { callTool, readData, readFailure } from './sendMessage.js';

const getApi = useApi();

it.each<[tool: string, values: object, sentence: string | RegExp]>([
  ['get_observations', {}, '`id` is required.'],
  ['get_observations', { id: ['real-gpd'] }, "Unknown indicator 'real-gpd'. Did you mean real-gdp"],
  ['get_observations', { id: ['real-gdp'], country: ['Germny'] }, 'Did you mean DE (Germany)?'],
  ['get_observations', { id: ['us-cpi-all-items'], country: ['DE'] }, /has no series for 'DE'/],
  ['get_observations', { id: ['real-gdp'], units: 'pc2' }, '`units` is unknown. Did you mean `pch`?'],
  ['get_observations', { id: ['real-gdp'], vintge: '2022' }, 'Did you mean `vintage`?'],
  ['get_observations', { id: ['real-gdp'], limit: 500 }, '`limit` must be at most 120.'],
  ['get_observations', { id: [] }, '`id` must not be empty.'],
  ['get_observations', { id: ['real-gdp'], country: ['XX'] }, 'use an ISO code such as DE'],
  ['get_revisions', { id: 'real-gdp', period: 'Q3 2022' }, /^`period` must be a valid date/],
  ['get_calendar', { from: '2023-01-01', vintage: '2022-11-15' }, '`from` (2023-01-01) must not be after `vintage`'],
  ['run_forecast', { id: 'real-gdp', horizon: 9999 }, '`horizon` must be at most 600.'],
  ['run_forecast', { id: 'real-gdp' }, '`horizon` is required.'],
  ['run_forecast', { id: 'real-gpd', horizon: 2 }, 'Did you mean real-gdp'],
  ['run_diagnostics', { id: 'real-gdp', transformations: ['logs'] }, /transformations/],
  [
    'compute',
    { operation: 'ratio', series: [{ name: 'a', id: 'real-gdp' }] },
    '`series` must have two series for ratio.',
  ],
  [
    'compute',
    {
      operation: 'ratio',
      series: [
        { name: 'a', id: 'real-gdp' },
        { name: 'b', id: 'us-cpi-all-items' },
      ],
    },
    'must have the same frequency: a is quarterly, b is monthly',
  ],
  [
    'compute',
    {
      operation: 'difference',
      series: [
        { name: 'a', id: 'us-cpi-all-items' },
        { name: 'b', id: 'us-unemployment-rate' },
      ],
    },
    'must be in the same unit to be subtracted',
  ],
  ['compute', { operation: 'growth', series: [{ name: 'a', id: 'us-unemployment-rate' }] }, 'is in percent'],
])('%s with %j says how to fix the call', async (tool, values, sentence) => {
  const failure = readFailure(await callTool(getApi(), tool, values));
  if (typeof sentence === 'string') expect(failure).toContain(sentence);
  else expect(failure).toMatch(sentence);
});

it('a search for data that the library does not hold says so', async () => {
  const data = readData(await callTool(getApi(), 'search_indicators', { q: 'PMI' }));
  expect(data).toMatchObject({ matched: 'none', unmatchedWords: ['pmi'] });
  expect(data.notHeld).toEqual([{ name: expect.stringContaining('PMI'), reason: expect.any(String) }]);
});

it('says why a period has no values', async () => {
  const data = readData(await callTool(getApi(), 'get_revisions', { id: 'real-gdp', period: '2022-08' }));
  expect(data).toMatchObject({ versions: [], note: expect.stringMatching(/^No value of 2022-08 .* quarterly\.$/) });
});

it('accepts one value for a list, and numbers as text, as models send them', async () => {
  const { series } = readData(await callTool(getApi(), 'get_observations', { id: 'real-gdp', limit: '2' }));
  expect(series[0].values).toHaveLength(2);
});

it('returns the newest 120 values, says so, and links to all', async () => {
  const data = readData(await callTool(getApi(), 'get_observations', { id: ['us-cpi-all-items'] }));
  expect(data.series[0].values).toHaveLength(120);
  expect(data).toMatchObject({ truncated: true, csv: expect.stringContaining('format=csv') });
  const all = await getApi().get(new URL(data.csv).pathname + new URL(data.csv).search);
  expect(all.text).toContain(`${data.series[0].values.at(-1)[0]},${data.series[0].values.at(-1)[1]}`);
});

it('shares 120 values between series, which are the newest of each', async () => {
  const id = ['real-gdp', 'us-cpi-all-items', 'us-unemployment-rate'];
  const { series } = readData(await callTool(getApi(), 'get_observations', { id, country: ['US'] }));
  expect(series.map((one: { values: [] }) => one.values.length)).toEqual([40, 40, 40]);
  for (const one of series) {
    const alone = readData(await callTool(getApi(), 'get_observations', { id: [one.id], country: ['US'], limit: 40 }));
    expect(one.values).toEqual(alone.series[0].values);
  }
});

it('computes a ratio, a difference, a mean, growth and a correlation, each with its unit', async () => {
  const read = async (operation: string, ...ids: object[]) => {
    const series = ids.map((one, index) => ({ name: 'ab'[index], ...one }));
    return readData(await callTool(getApi(), 'compute', { operation, series }));
  };
  const range = { start: '2022-01-01', end: '2022-12-31' };
  const rate = { id: 'us-unemployment-rate', ...range };
  const prices = { id: 'us-cpi-all-items', ...range };
  const values = async (query: object) => {
    const { id } = query as { id: string };
    const { series } = readData(await callTool(getApi(), 'get_observations', { ...query, id: [id] }));
    return series[0].values.map(([, value]: [string, number]) => value) as number[];
  };
  const [rates, indexes] = [await values(rate), await values(prices)];
  const ratio = await read('ratio', prices, rate);
  expect(ratio.unit).toBe('Index 1982-1984=100 per Percent');
  expect(ratio.values.map(([, value]: [string, number]) => value)).toEqual(
    indexes.map((value, index) => value / (rates[index] as number)),
  );
  const difference = await read('difference', rate, rate);
  expect(difference).toMatchObject({ unit: 'Percentage points', formula: 'a − b' });
  expect(new Set(difference.values.map(([, value]: [string, number]) => value))).toEqual(new Set([0]));
  const mean = await read('mean', rate);
  expect(mean.value).toBeCloseTo(rates.reduce((sum, value) => sum + value, 0) / 12, 10);
  const growth = await read('growth', prices);
  expect(growth.value).toBeCloseTo(((indexes[11] as number) / (indexes[0] as number) - 1) * 100, 10);
  expect(growth).toMatchObject({
    unit: 'Percent',
    inputs: [expect.objectContaining({ as: 'a', id: 'us-cpi-all-items' })],
  });
  expect((await read('correlation', rate, rate)).value).toBeCloseTo(1, 12);
  expect(await read('correlation', rate, prices)).toMatchObject({ unit: 'Pearson correlation', count: 12 });
});
