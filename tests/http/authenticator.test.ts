import type { Knex } from 'knex';
import { generateApiKey, hashSecret } from '../../server/access/secrets.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { openDatabase } from '../../server/store/database.js';
import { bumpDataVersion } from '../../server/store/dataVersion.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const path = '/v1/indicators/metadata?id=real-gdp';

let api: Api;
/** A separate connection to the same database, like that of another process. */
let elsewhere: Knex;
beforeAll(async () => {
  api = await startApi();
  elsewhere = openDatabase(`sqlite:${api.db.client.config.connection.filename}`);
});
afterAll(async () => {
  await elsewhere.destroy();
  await api.stop();
});

function callWith(key: string) {
  return api.request.get(path).set('X-API-Key', key);
}

async function changeKey(db: Knex, key: string, columns: object): Promise<void> {
  await db.transaction(async (trx) => {
    expect(
      await trx('api_keys')
        .where({ hash: hashSecret(key) })
        .update(columns),
    ).toBe(1);
    await bumpDataVersion(trx, api.clock.now.toISOString(), 'access');
  });
}

const revoked = { revoked_at: '2026-11-21T12:00:00.000Z' };

const dataPaths = [
  '/api/indicators/real-gdp',
  '/api/indicators/real-gdp/download',
  '/v1/indicators/search?q=gdp',
  '/v1/indicators/series?id=real-gdp',
  '/v1/indicators/observations?id=real-gdp',
  path,
  '/v1/indicators/releases',
  '/v1/indicators/vintages?id=real-gdp',
  '/api/calendar/releases',
];

describe.each(dataPaths)('%s', (address) => {
  it('requires a valid key', async () => {
    expect((await api.get(address)).status).toBe(200);
    expectErrorResponse(await api.request.get(address), 401, 'missing_api_key');
    expectErrorResponse(await api.request.get(address).set('X-API-Key', generateApiKey()), 401, 'invalid_api_key');
  });
});

it('needs no key for the health check, and ignores a wrong one', async () => {
  expect((await api.request.get('/api/health')).status).toBe(200);
  expect((await api.request.get('/api/health').set('X-API-Key', 'wrong')).status).toBe(200);
});

it('checks the key before it validates the request or looks for an indicator', async () => {
  expectErrorResponse(await api.request.get('/v1/indicators/observations?vintge=x'), 401, 'missing_api_key');
  expectErrorResponse(await api.request.get('/api/indicators/no-such-indicator'), 401, 'missing_api_key');
});

it('treats an empty header as a missing key', async () => {
  expectErrorResponse(await callWith(''), 401, 'missing_api_key');
});

it('accepts the key as a bearer token too, and a revoked or wrong one nowhere', async () => {
  const callWithToken = (token: string) => api.request.get(path).set('Authorization', token);
  const key = await createAccount(api.db, 'bearer@example.org', 'free', api.clock.now);
  // The second response is cached.
  for (const scheme of ['Bearer', 'bearer']) {
    const response = await callWithToken(`${scheme} ${key}`);
    expect(response.status).toBe(200);
    expect(response.headers['x-ratelimit-limit']).toBe('20');
  }
  expectErrorResponse(await callWithToken(`Bearer ${generateApiKey()}`), 401, 'invalid_api_key');
  expectErrorResponse(await callWithToken('Bearer alm_x'), 401, 'invalid_api_key');
  expectErrorResponse(await callWithToken('Bearer x'), 401, 'missing_api_key');
  expectErrorResponse(await callWithToken(`Basic ${key}`), 401, 'missing_api_key');
  await changeKey(api.db, key, revoked);
  expectErrorResponse(await callWithToken(`Bearer ${key}`), 401, 'revoked_api_key');
});

it('uses X-API-Key if a request has both headers', async () => {
  const both = (key: string, token: string) => callWith(key).set('Authorization', `Bearer ${token}`);
  expect((await both(api.key, generateApiKey())).status).toBe(200);
  expectErrorResponse(await both(generateApiKey(), api.key), 401, 'invalid_api_key');
});

it('reads the key from no other part of the request', async () => {
  expectErrorResponse(await api.request.get(path).set('Cookie', `X-API-Key=${api.key}`), 401, 'missing_api_key');
  expectErrorResponse(await api.request.get(`${path}&api_key=${api.key}`), 401, 'missing_api_key');
  expectErrorResponse(await api.request.get(path).set('X-API-Key', `${api.key}, ${api.key}`), 401, 'invalid_api_key');
});

it('rejects a malformed key without a query', async () => {
  const queries: string[] = [];
  const note = ({ sql }: { sql: string }) => queries.push(sql);
  api.db.on('query', note);
  const mistyped = api.key.slice(0, -1) + (api.key.endsWith('0') ? '1' : '0');
  for (const key of [mistyped, 'x', api.key.toLowerCase(), `${api.key}0`, "' or 1=1 --"]) {
    expectErrorResponse(await callWith(key), 401, 'invalid_api_key');
  }
  api.db.off('query', note);
  expect(queries.filter((sql) => sql.includes('from `api_keys`'))).toEqual([]);
});

it('accepts a new key with the next request, even if it was rejected just before', async () => {
  const key = generateApiKey();
  expectErrorResponse(await callWith(key), 401, 'invalid_api_key');
  const replaced = await createAccount(api.db, 'new@example.org', 'free', api.clock.now);
  await changeKey(api.db, replaced, { hash: hashSecret(key) });
  expect((await callWith(key)).status).toBe(200);
  expectErrorResponse(await callWith(replaced), 401, 'invalid_api_key');
});

describe.each([
  ['the same connection', () => api.db],
  ['a second connection', () => elsewhere],
])('over %s', (name, connection) => {
  const email = `${name.split(' ').join('.')}@example.org`;

  it('a created key works with the next request, and a revoked key with none', async () => {
    const key = await createAccount(connection(), email, 'free', api.clock.now);
    // The second response is cached.
    for (const _ of [1, 2]) expect((await callWith(key)).status).toBe(200);
    await changeKey(connection(), key, revoked);
    for (const _ of [1, 2]) expectErrorResponse(await callWith(key), 401, 'revoked_api_key');
  });

  it('a change of plan applies to the next request', async () => {
    const key = await createAccount(connection(), `plan.${email}`, 'free', api.clock.now);
    expect((await callWith(key)).headers).toMatchObject({ 'x-ratelimit-limit': '20', 'x-ratelimit-limit-day': '500' });
    await connection().transaction(async (trx) => {
      await trx('accounts')
        .where({ email: `plan.${email}` })
        .update({ plan: 'starter' });
      await bumpDataVersion(trx, api.clock.now.toISOString(), 'access');
    });
    const { headers } = await callWith(key);
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '120', 'x-ratelimit-limit-day': '10000' });
  });
});
