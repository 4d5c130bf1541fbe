import { type Double, startDouble } from '../providers/doubles/startDouble.js';
import { ChildProcess, createDatabaseFolder } from '../setup/childProcess.js';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}
interface Metric {
  name: string;
  sum?: { dataPoints: { asDouble: number; attributes: Attribute[] }[] };
  histogram?: {
    dataPoints: { bucketCounts: string[]; explicitBounds: number[]; count: string; attributes: Attribute[] }[];
  };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const token = 'A'.repeat(43);
const operation = { key: 'almanac.operation', value: { stringValue: 'indicators.observations' } };

let collector: Double;
let spans: Span[];
let metrics: Metric[];
let sent: string;
let exitCode: unknown;

beforeAll(async () => {
  collector = await startDouble(() => ({ body: '{}' }));
  const database = createDatabaseFolder(true);
  const server = new ChildProcess('server/main.ts', [], {
    ...{ NODE_ENV: 'production', PORT: '0', DRAIN_SECONDS: '0', SCHEDULED_JOBS: 'false', PUBLIC_READING: 'true' },
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.baseUrl,
    OTEL_SERVICE_NAME: 'almanac-test',
  });
  const [, url] = await server.waitForOutput(/(http:\/\/127\.0\.0\.1:\d+)/);
  const traceparent = `00-${traceId}-${parentId}-01`;
  await fetch(`${url}/v1/indicators/observations?id=real-gdp`, { headers: { traceparent } });
  await fetch(`${url}/api/calendar/feeds/${token}`);
  server.process.kill('SIGTERM');
  exitCode = await server.ended;
  if (exitCode !== 0) throw new Error(server.stderr);
  database.remove();
  sent = collector.requests.map(({ path, body }) => `${path} ${body}`).join('\n');
  const bodies = (path: string) =>
    collector.requests.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
  spans = bodies('/v1/traces').flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) => one.scopeSpans.flatMap((scope) => scope.spans)),
  );
  metrics = bodies('/v1/metrics')
    .at(-1)
    .resourceMetrics.flatMap((one: { scopeMetrics: { metrics: Metric[] }[] }) =>
      one.scopeMetrics.flatMap((scope) => scope.metrics),
    );
});
afterAll(() => collector.stop());

it('a request continues the trace of its client, and has the path of the contract and the operation', () => {
  const request = spans.find(({ name }) => name === 'GET /v1/indicators/observations');
  expect(request).toMatchObject({ traceId, parentSpanId: parentId });
  expect(request?.attributes).toEqual(
    expect.arrayContaining([operation, { key: 'http.response.status_code', value: { intValue: 200 } }]),
  );
});

it('the statements of a request are its children, without their values', () => {
  const request = spans.find(({ name }) => name === 'GET /v1/indicators/observations');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, attributes } of statements) {
    expect(name).toMatch(/^[A-Z]+ sqlite$/);
    expect(JSON.stringify(attributes)).not.toContain('real-gdp');
  }
});

it('metrics are those of /metrics, with the counts of the buckets of a histogram', () => {
  const requests = metrics.find(({ name }) => name === 'almanac_requests_total')?.sum?.dataPoints ?? [];
  const ofOperation = requests.filter(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'operation' && value.stringValue === 'indicators.observations'),
  );
  expect(ofOperation.map(({ asDouble }) => asDouble)).toEqual([1]);
  const durations =
    metrics.find(({ name }) => name === 'almanac_request_duration_seconds')?.histogram?.dataPoints ?? [];
  for (const { bucketCounts, explicitBounds, count } of durations) {
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
    expect(bucketCounts.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(count));
  }
  expect(durations.length).toBeGreaterThan(0);
});

it('names the service, sends no secret, and the server stops after the last data', () => {
  expect(sent).toContain('almanac-test');
  expect(sent).not.toContain(token);
  expect(exitCode).toBe(0);
});

it('a server without a collector that responds starts, serves and stops', async () => {
  const database = createDatabaseFolder(true);
  const server = new ChildProcess('server/main.ts', [], {
    ...{ NODE_ENV: 'production', PORT: '0', DRAIN_SECONDS: '0', SCHEDULED_JOBS: 'false', PUBLIC_READING: 'true' },
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  const [, url] = await server.waitForOutput(/(http:\/\/127\.0\.0\.1:\d+)/);
  expect((await fetch(`${url}/v1/indicators/observations?id=real-gdp`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  database.remove();
});
