import type { Knex } from 'knex';
import { hashSecret } from '../../server/access/secrets.js';
import { openDatabase } from '../../server/store/database.js';
import { bumpDataVersion } from '../../server/store/dataVersion.js';
import { listObservations } from '../../server/store/observations.js';
import { listVintages, writeVintages } from '../../server/store/vintages.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

let api: Api;
let elsewhere: Knex;
beforeAll(async () => {
  api = await startApi();
  elsewhere = openDatabase(`sqlite:${api.db.client.config.connection.filename}`);
});
afterAll(async () => {
  await elsewhere.destroy();
  await api.stop();
});

const observations = '/v1/indicators/observations?id=real-gdp&start=2022-01-01';
const reads: [path: string, accept: string][] = [
  ['/api/indicators/real-gdp', 'application/json'],
  ['/v1/indicators/search?q=inflation', '*/*'],
  ['/v1/indicators/series?id=real-gdp', 'application/json'],
  [observations, 'application/json'],
  [observations, 'text/csv'],
  [`${observations}&format=csv&limit=3`, 'application/json'],
  ['/v1/indicators/metadata?id=real-gdp', 'application/json'],
  ['/v1/indicators/releases', 'application/json'],
  ['/v1/indicators/vintages?id=real-gdp', 'application/json'],
  ['/api/calendar/releases', 'application/json'],
];

/** Returns the headers of a response without those that differ for every request. */
function withoutChangingHeaders(headers: Record<string, string>): Record<string, string> {
  const perRequest = /^(x-request-id|date|connection|keep-alive|x-ratelimit-.*)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !perRequest.test(name)));
}

it.each(reads)('%s as %s: the cached response equals the first one in every byte and header', async (path, accept) => {
  const key = await api.createKey('free');
  const read = () => api.request.get(path).set({ 'X-API-Key': key, Accept: accept }).buffer(true);
  const first = await read();
  expect(first.status).toBe(200);
  for (const time of [2, 3]) {
    api.clock.advance(10);
    const second = await read();
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(withoutChangingHeaders(second.headers)).toEqual(withoutChangingHeaders(first.headers));
    expect(readLimitHeaders(second).remaining).toBe(20 - time);
    expect(second.headers['x-ratelimit-remaining-day']).toBe(String(500 - time));
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  }
});

it('counts cached reads against the limit, and rejects them beyond it', async () => {
  const key = await api.createKey('free');
  const read = () => api.request.get(observations).set('X-API-Key', key);
  for (let count = 0; count < 20; count += 1) expect((await read()).status).toBe(200);
  const refused = await read();
  expectErrorResponse(refused, 429, 'rate_limit_exceeded');
  expect(refused.headers).not.toHaveProperty('etag');
  expect(refused.headers['retry-after']).toBe('60');
});

it('serves no cached response to a revoked, wrong or missing key', async () => {
  const key = await api.createKey('free');
  const read = () => api.request.get(observations).set('X-API-Key', key);
  for (const _ of [1, 2]) expect((await read()).status).toBe(200);
  await elsewhere.transaction(async (trx) => {
    await trx('api_keys')
      .where({ hash: hashSecret(key) })
      .update({ revoked_at: '2026-11-21T12:00:00.000Z' });
    await bumpDataVersion(trx, '2026-11-21T12:00:00.000Z', 'access');
  });
  expectErrorResponse(await read(), 401, 'revoked_api_key');
  expectErrorResponse(await api.request.get(observations).set('X-API-Key', `${key}0`), 401, 'invalid_api_key');
  expectErrorResponse(await api.request.get(observations), 401, 'missing_api_key');
});

it('keeps JSON and CSV of the same URL apart', async () => {
  const path = '/v1/indicators/observations?id=real-gdp&start=2023-01-01';
  for (const [accept, type] of [
    ['text/csv', 'text/csv'],
    ['application/json', 'application/json'],
    ['text/csv', 'text/csv'],
  ] as const) {
    expect((await api.get(path).set('Accept', accept)).headers['content-type']).toContain(type);
  }
});

/** Writes a vintage of real-gdp of 20 November 2026 whose last value is `value`. */
async function publish(db: Knex, value: number): Promise<void> {
  const series = await db('series as s')
    .join('indicators as i', 'i.id', 's.indicator_id')
    .where({ slug: 'real-gdp', country: 'US' })
    .first({ id: 's.id', version: 's.version' });
  const rows = await listObservations(db, series, { order: 'asc' });
  const vintage = (await listVintages(db, [series.id])).at(-1);
  const known = rows.map(({ date, value: before }, index) => ({
    date,
    value: index === rows.length - 1 ? value : before,
  }));
  const written = { date: '2026-11-20', unit: vintage?.unit ?? '', kind: 'snapshot' as const, observations: known };
  expect((await writeVintages(db, series.id, [written], api.clock.now.toISOString())).rows).toBeGreaterThan(0);
}

it.each([
  ['the same connection', () => api.db, 31_111.5],
  ['a second connection', () => elsewhere, 32_222.5],
])('a vintage written over %s is in the next response', async (_, connection, value) => {
  const read = () => api.get('/v1/indicators/observations?id=real-gdp&order=desc&limit=1');
  await read();
  const before = await read();
  api.clock.advance(1_500);
  await publish(connection(), value);
  const after = await read().set('If-None-Match', String(before.headers['etag']));
  expect(after.status).toBe(200);
  expect(after.body.observations[0].value).toBe(value);
  expect(after.body.series[0].vintage.resolved).toBe('2026-11-20');
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect(after.headers['last-modified']).toBe(
    new Date(Math.floor(api.clock.now.getTime() / 1000) * 1000).toUTCString(),
  );
  expect((await read().set('If-Modified-Since', String(before.headers['last-modified']))).status).toBe(200);
});

it('drops cached responses when the date changes, because release states depend on it', async () => {
  const read = () => api.get('/api/calendar/releases');
  await read();
  const before = await read();
  api.clock.now = new Date('2026-11-25T23:59:59.999Z');
  const eve = await read();
  api.clock.advance(1);
  const after = await read();
  expect([before, eve, after].map(({ body }) => body.summary.from)).toEqual(['2026-10-22', '2026-10-26', '2026-10-27']);
  expect(after.headers['last-modified']).toBe('Thu, 26 Nov 2026 00:00:00 GMT');
  expect(after.headers['etag']).not.toBe(eve.headers['etag']);
});

it('does not cache a response for the new day if midnight passes while it is computed', async () => {
  const read = () => api.get('/api/calendar/releases?country=US');
  api.clock.now = new Date('2026-11-27T23:59:59.999Z');
  // Waits for a read of values: writes of usage can come first, and releases are read from memory.
  const passMidnight = ({ sql }: { sql: string }) => {
    if (!/\bobservations\b/.test(sql)) return;
    api.clock.advance(1);
    api.db.off('query', passMidnight);
  };
  api.db.on('query', passMidnight);
  const responses = [await read(), await read(), await read()];
  expect(responses.map(({ body }) => body.summary.from)).toEqual(['2026-10-28', '2026-10-29', '2026-10-29']);
  expect(responses.map(({ headers }) => headers['last-modified'])).toEqual([
    'Fri, 27 Nov 2026 00:00:00 GMT',
    'Sat, 28 Nov 2026 00:00:00 GMT',
    'Sat, 28 Nov 2026 00:00:00 GMT',
  ]);
});
