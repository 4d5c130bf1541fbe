import { execFileSync, spawn } from 'node:child_process';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();
const asOf = '2022-11-15';
const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

const relay = ['--import', 'tsx', resolveProjectPath('sdk', 'src', 'mcp.ts')];

/** Opens a client over HTTP, or over the program `almanac-mcp`. */
async function connect(transport: 'http' | 'stdio', revision: '2026-07-28' | '2025-11-25'): Promise<Client> {
  const { url, key } = getApi();
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    revision === '2026-07-28' ? { versionNegotiation: { mode: { pin: revision } } } : {},
  );
  open.push(client);
  await client.connect(
    transport === 'http'
      ? new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers: { 'X-API-Key': key } } })
      : new StdioClientTransport({
          command: process.execPath,
          args: relay,
          env: { ALMANAC_BASE_URL: url, ALMANAC_API_KEY: key },
        }),
  );
  return client;
}

async function call(client: Client, name: string, values: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: values });
  const [first] = result.content as { text: string }[];
  return { data: JSON.parse(first?.text ?? ''), result };
}

it.each([
  ['http', '2026-07-28'],
  ['http', '2025-11-25'],
  ['stdio', '2026-07-28'],
  ['stdio', '2025-11-25'],
] as const)(
  'the official client finds a series, reads it as of a day and forecasts it, over %s with revision %s',
  async (transport, revision) => {
    const client = await connect(transport, revision);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(8);

    const search = await call(client, 'search_indicators', { q: 'us real gdp', limit: 3 });
    const { id } = search.data.indicators[0];
    expect(id).toBe('real-gdp');

    const observed = await call(client, 'get_observations', { id, vintage: asOf, limit: 4 });
    const [series] = observed.data.series;
    expect(series).toMatchObject({
      ...{ id, country: 'US', vintage: asOf, unit: 'Billions of chained 2012 dollars' },
      ...{ seasonalAdjustment: 'seasonally_adjusted_annual_rate', source: 'U.S. Bureau of Economic Analysis (fred)' },
      truncated: true,
    });
    expect(series.values.at(-1)).toEqual(['2022-07-01', 20021.7]);
    expect(observed.result.content).toContainEqual(
      expect.objectContaining({ type: 'resource_link', mimeType: 'text/csv' }),
    );

    const forecast = await call(client, 'run_forecast', { id, vintage: asOf, horizon: 2 });
    expect(forecast.data.forecasts.map(({ date }: { date: string }) => date)).toEqual(['2022-10-01', '2023-01-01']);
    expect(forecast.data).toMatchObject({ vintage: asOf, unit: 'Billions of chained 2012 dollars' });
  },
);

it('the official client lists and reads resources and prompts', async () => {
  const client = await connect('http', '2026-07-28');
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(['almanac://calendar', 'almanac://contract']);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates[0]?.uriTemplate).toBe('almanac://indicators/{slug}{?vintage,country}');
  const { contents } = await client.readResource({ uri: `almanac://indicators/real-gdp?vintage=${asOf}&country=US` });
  const described = JSON.parse((contents[0] as { text: string }).text);
  expect(described).toMatchObject({ id: 'real-gdp', vintage: asOf, lastDate: '2022-07-01' });
  expect(described.values.at(-1)).toEqual(['2022-07-01', 20021.7]);
  await expect(client.readResource({ uri: 'almanac://indicators/real-gpd' })).rejects.toThrow('Did you mean real-gdp');
  await expect(client.readResource({ uri: 'almanac://other' })).rejects.toMatchObject({ code: -32602 });

  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual([
    'compare_countries',
    'what_was_known_then',
    'is_this_series_safe_to_model',
  ]);
  const { messages } = await client.getPrompt({
    name: 'what_was_known_then',
    arguments: { indicator: 'real GDP', day: asOf },
  });
  expect(JSON.stringify(messages)).toContain('vintage');
  await expect(client.getPrompt({ name: 'compare_countries', arguments: {} })).rejects.toThrow(
    '`indicator` is required',
  );
});

it('almanac-mcp passes errors of the server on, in words', async () => {
  const run = (env: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const child = spawn(process.execPath, relay, { env, stdio: ['pipe', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
      child.on('close', () => resolve(output));
      child.stdin.end('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    });
  expect(await run({})).toContain('Set ALMANAC_BASE_URL');
  expect(await run({ ALMANAC_BASE_URL: getApi().url })).toContain('Send your API key');
  expect(await run({ ALMANAC_BASE_URL: 'http://127.0.0.1:9' })).toContain('cannot be reached');
});

it('the package has the program almanac-mcp', () => {
  const cwd = resolveProjectPath();
  execFileSync(process.execPath, ['scripts/buildSdk.mjs'], { cwd });
  const env = { ALMANAC_BASE_URL: getApi().url };
  const output = execFileSync(process.execPath, ['sdk/dist/esm/mcp.js'], { cwd, env, input: '{' });
  expect(JSON.parse(output.toString()).error.code).toBe(-32700);
});
