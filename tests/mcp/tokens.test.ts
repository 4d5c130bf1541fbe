import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { useApi } from '../support/useApi.js';
import { callTool, sendMessage } from './sendMessage.js';

const getApi = useApi({}, { library: 'world' });
const maxListTokens = 1_700;
const maxResponseTokens = 8_000;
const everyDay = { start: '2000-01-01' };

/** Ids of the indicators with most countries. */
const wide = ['real-gdp-national-prices', 'population', 'gdp-per-capita', 'consumer-price-inflation-annual'];

it('the list of tools has at most 1,700 tokens', async () => {
  const { body } = await sendMessage(getApi(), { method: 'tools/list' });
  expect(encode(JSON.stringify(body.result.tools)).length).toBeLessThanOrEqual(maxListTokens);
  expect(body.result.tools).toHaveLength(8);
  expect(body.result.tools.every((tool: { annotations: object }) => 'readOnlyHint' in tool.annotations)).toBe(true);
});

it.each<[tool: string, values: object]>([
  ['search_indicators', { q: 'gdp', limit: 20 }],
  ['search_indicators', { q: '', limit: 20 }],
  ['describe_indicator', { id: 'real-gdp' }],
  ['describe_indicator', { id: 'real-gdp-national-prices' }],
  ['get_observations', { id: ['us-federal-funds-rate-daily'], units: 'pc1' }],
  ['get_observations', { id: wide.slice(0, 1), country: ['all'] }],
  ['get_observations', { id: wide.slice(0, 1), country: ['G20'], units: 'pc1', ...everyDay }],
  ['get_revisions', { id: 'real-gdp' }],
  ['get_revisions', { id: 'real-gdp', period: '2007-Q1' }],
  ['get_calendar', { limit: 40 }],
  ['get_calendar', { limit: 40, vintage: '2023-06-01' }],
  ['run_diagnostics', { id: 'real-gdp', transformations: ['logdiff'], stationarity: true }],
  ['run_forecast', { id: 'us-cpi-all-items', horizon: 600, levels: [50, 60, 70, 80, 95] }],
  [
    'compute',
    {
      operation: 'difference',
      series: [
        { name: 'a', id: 'us-unemployment-rate' },
        { name: 'b', id: 'us-unemployment-rate', units: 'chg' },
      ],
    },
  ],
  [
    'compute',
    {
      operation: 'ratio',
      series: [
        { name: 'a', id: 'us-cpi-all-items' },
        { name: 'b', id: 'us-unemployment-rate' },
      ],
    },
  ],
])('a response of %s has at most 8,000 tokens: %j', async (tool, values) => {
  const { text, status } = await callTool(getApi(), tool, values);
  expect(status).toBe(200);
  expect(encode(text).length).toBeLessThanOrEqual(maxResponseTokens);
});

it.each(['almanac://calendar', 'almanac://contract', 'almanac://indicators/real-gdp?vintage=2015-06-01'])(
  'the resource %s has at most 8,000 tokens',
  async (uri) => {
    const { body, text } = await sendMessage(getApi(), { method: 'resources/read', params: { uri } });
    expect(body.result.contents).toHaveLength(1);
    expect(encode(text).length).toBeLessThanOrEqual(maxResponseTokens);
  },
);
