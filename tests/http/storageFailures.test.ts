import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeEach(async () => {
  api = await startApi({ SERIES_CACHE_MB: 0 });
  ada = await signUp(api);
});
afterEach(() => api.stop());

async function readHealth() {
  api.clock.advance(3_000);
  return api.request.get('/api/health');
}

it('a full disk returns 503 with the reason for writes, and health says so until there is space', async () => {
  const [{ page_count: pages }] = await api.db.raw('pragma page_count');
  await api.db.raw(`pragma max_page_count = ${pages}`);
  const text = 'x'.repeat(900);
  let refused: Awaited<ReturnType<Person['post']>> | undefined;
  for (let count = 0; refused === undefined && count < 200; count += 1) {
    const response = await ada.post('/api/alerts', {
      name: `${count} ${text}`.slice(0, 100),
      condition: { kind: 'new_vintage' },
      target: { indicator: 'real-gdp' },
    });
    if (response.status >= 500) refused = response;
    else if (response.status >= 400) break;
  }
  const failure = refused ?? (await fillWithKeys());
  expectErrorResponse(failure, 503, 'service_unavailable', 'The disk of the database is full. Try again shortly.');
  expect(failure.headers['retry-after']).toBe('60');
  expect((await api.get('/v1/countries')).status).toBe(200);
  const degraded = await readHealth();
  expect([degraded.status, degraded.body]).toMatchObject([
    503,
    { status: 'degraded', problem: 'The disk of the database is full.', checks: { sqliteConfigured: false } },
  ]);
  await api.db.raw('pragma max_page_count = 1000000');
  api.clock.advance(61_000);
  expect((await readHealth()).body).toMatchObject({ status: 'ok' });
});

/** Signs up until a page is missing. */
async function fillWithKeys() {
  for (let count = 0; ; count += 1) {
    const email = `${count}${'a'.repeat(60)}@example.org`;
    const response = await api.request
      .post('/api/account/sign-up')
      .send({ email, password: 'correct horse battery', name: 'Grace' });
    if (response.status >= 500) return response;
  }
}

it('a damaged file returns 503 with the reason, and never a false answer', async () => {
  const { filename } = api.db.client.config.connection;
  await api.db.raw('pragma wal_checkpoint(truncate)');
  await api.db.raw('pragma cache_size = 0');
  const { size } = statSync(filename);
  const file = openSync(filename, 'r+');
  const page = Buffer.alloc(4_096, 0xff);
  for (let offset = 50 * 4_096; offset < size; offset += 4_096) writeSync(file, page, 0, page.length, offset);
  closeSync(file);
  const paths = ['/v1/indicators/metadata?id=real-gdp', '/v1/indicators/search?q=inflation', '/v1/countries/US'];
  for (const path of paths) {
    const response = await api.get(path);
    expectErrorResponse(response, 503, 'service_unavailable', 'The database is damaged. Try again shortly.');
    expect(Number(response.headers['retry-after'])).toBe(60);
  }
  const degraded = await readHealth();
  expect([degraded.status, degraded.body.problem]).toEqual([503, 'The database is damaged.']);
});

it('a read-only database returns 503 for writes, and answers reads', async () => {
  await api.db.raw('pragma query_only = on');
  const refused = await ada.post('/api/account/watchlist', { indicator: 'real-gdp' });
  expectErrorResponse(refused, 503, 'service_unavailable', 'The database is read-only at the moment.');
  expect((await api.get('/v1/countries')).status).toBe(200);
  expect((await readHealth()).body.problem).toBe('The database is read-only at the moment.');
});
