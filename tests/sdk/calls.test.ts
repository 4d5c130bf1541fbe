import { Almanac, type ForecastJob, toColumns, toColumnsBySeries } from '../../sdk/src/index.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
let client: Almanac;
beforeAll(async () => {
  api = await startApi();
  client = new Almanac({ apiKey: api.key, baseUrl: api.url });
});
afterAll(() => api.stop());

const gdp = { id: ['real-gdp'], start: '2025-01-01', vintage: '2026-10-10' };

it('has a method for every operation of the contract', async () => {
  const contract = (await client.contract.json()) as unknown as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId])),
  );
  const methods = Object.entries(client).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  );
  // Verifying a webhook needs no server.
  expect(methods.sort()).toEqual([...ids, 'webhooks.verify'].sort());
});

it('returns the body, and on demand the response, request id and rate limits', async () => {
  const call = client.indicators.observations(gdp);
  const { data, response, requestId, rateLimit } = await call.withResponse();
  expect(data).toBe(await call);
  expect(data.observations[0]).toEqual({ date: '2025-01-01', value: expect.any(Number), revised: expect.any(Boolean) });
  expect(response.headers.get('ETag')).toMatch(/^"/);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(rateLimit).toMatchObject({ limit: 100_000, limitDay: 1_000_000 });
  expect(rateLimit?.remaining).toBeLessThan(100_000);
  expect(rateLimit?.resetAt?.toISOString()).toMatch(/^2026-11-21T12:0/);
});

it('an error has the rate limits', async () => {
  const failure = await client.indicators.get({ slug: 'none' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 404, rateLimit: { limit: 100_000 } });
});

it('iterates over the items of all pages, or over the pages', async () => {
  const slugs: string[] = [];
  for await (const { slug } of client.indicators.search({ category: 'housing', limit: 3 })) slugs.push(slug);
  const whole = await client.indicators.search({ category: 'housing', limit: 100 });
  expect(slugs).toEqual(whole.indicators.map(({ slug }) => slug));
  const sizes: number[] = [];
  for await (const page of client.indicators.observations({ ...gdp, start: '2020-01-01', limit: 10 }).pages()) {
    sizes.push(page.observations.length);
  }
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(sizes.slice(0, -1).length * 10 + (sizes.at(-1) ?? 0));
  expect(sizes.length).toBeGreaterThan(2);
});

it('iterates over observations by row, not by series', async () => {
  const dates: string[] = [];
  for await (const { date } of client.indicators.observations({ ...gdp, limit: 3 })) dates.push(date);
  expect(dates.length).toBeGreaterThan(3);
  expect(dates[0]).toBe('2025-01-01');
});

it('requests no further pages when iteration stops', async () => {
  const before = (await client.health.live().withResponse()).response;
  expect(before.ok).toBe(true);
  let calls = 0;
  const counting = new Almanac({
    apiKey: api.key,
    baseUrl: api.url,
    fetch: (...args) => {
      calls += 1;
      return fetch(...args);
    },
  });
  for await (const _ of counting.indicators.search({ limit: 2 })) break;
  expect(calls).toBe(1);
});

it('returns CSV with the values of its headers, or as a stream', async () => {
  const csv = await client.indicators.observations({ ...gdp, format: 'csv' });
  expect(csv).toMatchObject({ vintageDate: '2026-10-10', nextCursor: null });
  expect(csv.text).toMatch(/^date,value,revised\r?\n2025-01-01,/);
  const stream = await client.indicators
    .download({ slug: 'real-gdp', start: '2025-01-01', vintage: '2026-10-10' })
    .stream();
  const file = await client.indicators.download({ slug: 'real-gdp', start: '2025-01-01', vintage: '2026-10-10' });
  expect(await new Response(stream).text()).toBe(file.text);
  expect(file.text).toBe(csv.text);
});

it('a page of CSV has the cursor of the next page', async () => {
  const { nextCursor } = await client.indicators.observations({ ...gdp, limit: 1, format: 'csv' });
  const next = await client.indicators.observations({ ...gdp, limit: 1, format: 'csv', cursor: nextCursor ?? '' });
  expect(next.text).toMatch(/^date,value,revised\r\n2025-04-01,/);
});

it('takes one id as a string, several as a list', async () => {
  const { series } = await client.indicators.observations({ ...gdp, id: 'real-gdp' });
  expect(series).toEqual((await client.indicators.observations({ ...gdp, id: ['real-gdp'] })).series);
});

it('sends an unknown parameter, so that the server names it', async () => {
  const parameters = { ...gdp, vintge: '2022-11-15' };
  await expect(client.indicators.observations(parameters)).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('vintge'),
  });
});

it('a missing path parameter is rejected before a request is sent', async () => {
  await expect(client.indicators.get({ slug: '' })).rejects.toThrow('slug is missing: pass it as { slug: … }.');
});

it('converts observations to columns', async () => {
  const one = await client.indicators.observations(gdp);
  const { dates, values } = toColumns(one.observations);
  expect(dates).toEqual(one.observations.map(({ date }) => date));
  expect(values).toEqual(one.observations.map(({ value }) => value));
  const several = await client.indicators.observations({ ...gdp, id: ['real-gdp', 'us-unemployment-rate'] });
  const columns = toColumnsBySeries(several.observations);
  expect([...columns.keys()]).toEqual(['real-gdp/US', 'us-unemployment-rate/US']);
  expect(columns.get('real-gdp/US')).toEqual({ dates, values });
});

it('follows a job by its events until it ends', async () => {
  const job = await client.forecast.backtest({
    prefer: 'respond-async',
    seriesId: 'real-gdp',
    horizon: 1,
    models: ['drift'],
  });
  if (!('state' in job)) throw new Error('Expected a job, got a result.');
  const states: ForecastJob[] = [];
  for await (const state of client.forecast.job({ jobId: job.id }, { events: true })) states.push(state);
  expect(states.at(-1)).toMatchObject({ id: job.id, state: 'done', cacheKey: expect.any(String) });
});

it('an event stream throws an error response like any call', async () => {
  const events = client.forecast.job({ jobId: '00000000-0000-4000-8000-000000000000' }, { events: true });
  await expect(events[Symbol.asyncIterator]().next()).rejects.toMatchObject({ status: 404 });
});

it('sends the headers of the client and the call', async () => {
  const sent: Headers[] = [];
  const other = new Almanac({
    apiKey: api.key,
    baseUrl: api.url,
    headers: { 'X-Team': 'macro' },
    fetch: (request, init) => {
      sent.push((request as Request).headers);
      return fetch(request, init);
    },
  });
  await other.health.get({ headers: { 'X-Trace': '1' } });
  expect(sent.map((headers) => [headers.get('X-Team'), headers.get('X-Trace')])).toEqual([['macro', '1']]);
});
