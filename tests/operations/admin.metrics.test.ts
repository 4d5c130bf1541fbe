import { readFileSync, statSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeEach(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 1 });
});
afterEach(() => api.stop());

it('counts requests by operation and status, durations, rate limit decisions, and cached responses', async () => {
  for (let i = 0; i < 3; i += 1) await api.get('/v1/indicators/metadata?id=real-gdp');
  await api.get('/v1/indicators/metadata?id=nothing');
  for (let i = 0; i < 2; i += 1) await api.request.get('/v1/indicators/releases');
  const { status, headers, text } = await api.operator('get', '/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  for (const line of [
    'almanac_requests_total{operation="indicators.metadata",status="200"} 3',
    'almanac_requests_total{operation="indicators.metadata",status="404"} 1',
    'almanac_requests_total{operation="indicators.releases",status="401"} 1',
    'almanac_requests_total{operation="none",status="429"} 1',
    'almanac_request_duration_seconds_count{operation="indicators.metadata"} 4',
    'almanac_request_duration_seconds_bucket{le="0.001",operation="indicators.metadata"} 4',
    'almanac_rate_limit_decisions_total{caller="key",decision="admitted"} 4',
    'almanac_rate_limit_decisions_total{caller="anonymous",decision="refused"} 1',
    'almanac_answers_from_memory_total 2',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

it('states the connections and the size of the database, and what the caches contain', async () => {
  for (let i = 0; i < 3; i += 1) await api.get('/v1/indicators/metadata?id=real-gdp');
  const { text } = await api.operator('get', '/metrics');
  const read = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  const { size } = statSync(api.db.client.config.connection.filename);
  expect(read('almanac_database_bytes')).toBeGreaterThanOrEqual(size);
  expect(read('almanac_database_connections{pool="requests",state="pending"}')).toBe(0);
  expect(read('almanac_cache_entries{cache="responses"}')).toBe(1);
  expect(read('almanac_cache_bytes{cache="responses"}')).toBeGreaterThan(1_000);
  expect(read('almanac_cache_hits_total{cache="responses"}')).toBe(2);
  expect(read('almanac_cache_misses_total{cache="responses"}')).toBe(1);
  expect(read('almanac_cache_entries{cache="series"}')).toBeGreaterThan(0);
});

it('counts the failed calls of each provider', async () => {
  const send = api.context.httpClients.getSender({ name: 'example', title: 'Example', budgets: [] });
  await expect(send({ url: new URL('http://127.0.0.1:1/') }, async () => ({}))).rejects.toThrow();
  const { text } = await api.operator('get', '/metrics');
  expect(text).toMatch(/^almanac_provider_failures_total\{provider="example"\} [1-9]$/m);
});

it('is available while the database is not', async () => {
  await api.db.destroy();
  const { status, text } = await api.operator('get', '/metrics');
  expect(status).toBe(200);
  expect(text).not.toMatch(/^almanac_(database_bytes|webhook_queue_waiting) /m);
});

it('has no metric of its own that the documentation does not describe', async () => {
  const { text } = await api.operator('get', '/metrics');
  const names = [...text.matchAll(/^# TYPE (almanac_\w+)/gm)].map(([, name]) => name as string);
  const documentation = readFileSync(resolveProjectPath('docs', 'self-hosting.md'), 'utf8');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !documentation.includes(`\`${name}\``))).toEqual([]);
});

it('requires the cron secret, also in a browser', async () => {
  expectErrorResponse(await api.request.get('/metrics').set('Accept', 'text/html'), 401, 'not_the_operator');
  expectErrorResponse(await api.operator('get', '/metrics?format=json'), 400, 'invalid_request');
});
