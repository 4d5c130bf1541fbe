import { randomUUID } from 'node:crypto';
import { generateApiKey, getDisplayPrefix, hashSecret } from '../../server/access/secrets.js';
import { insertApiKey } from '../../server/store/apiKeys.js';
import { type Api, startApi } from '../support/api.js';
import { startNode } from '../support/startNode.js';

const path = '/v1/indicators/metadata?id=real-gdp';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.clock.now = new Date('2026-11-21T12:00:00.000Z');
});
afterAll(() => api.stop());

/** A test starts several servers, one after the other. */
const timeoutMs = 60_000;

/** Sends requests one after the other; returns the remaining requests of the day of each, or undefined if it was rejected. */
async function listRemaining(request: Api['request'], key: string, times: number): Promise<(string | undefined)[]> {
  const left: (string | undefined)[] = [];
  for (let count = 0; count < times; count += 1) {
    const { status, headers } = await request.get(path).set('X-API-Key', key);
    left.push(status === 200 ? headers['x-ratelimit-remaining-day'] : undefined);
  }
  return left;
}

/** Creates another key of the same account. */
async function createKey(key: string): Promise<string> {
  const { account_id } = await api
    .db('api_keys')
    .where({ hash: hashSecret(key) })
    .first('account_id');
  const added = generateApiKey();
  await insertApiKey(api.db, {
    id: randomUUID(),
    accountId: account_id,
    name: 'Another',
    prefix: getDisplayPrefix(added),
    hash: hashSecret(added),
    createdAt: api.clock.now.toISOString(),
    lastUsedAt: null,
    revokedAt: null,
    allowedAddresses: null,
    scopes: null,
    windowKeyId: null,
  });
  return added;
}

async function setDailyLimit(key: string, perDay: number): Promise<void> {
  const account = api
    .db('api_keys')
    .where({ hash: hashSecret(key) })
    .select('account_id');
  await api.db('accounts').where('id', account).update({ limit_per_day: perDay });
}

it(
  'continues after a restart with the count of the last request before it',
  async () => {
    const key = await api.createKey('free');
    await setDailyLimit(key, 7);
    const first = await startNode(api, {});
    expect(await listRemaining(first.request, key, 5)).toEqual(['6', '5', '4', '3', '2']);
    await first.stop();
    api.clock.advance(3_600_000);
    const second = await startNode(api, {});
    expect(await listRemaining(second.request, key, 3)).toEqual(['1', '0', undefined]);
    await second.stop();
    api.clock.now = new Date('2026-11-22T00:00:00.000Z');
    const third = await startNode(api, {});
    expect(await listRemaining(third.request, key, 1)).toEqual(['6']);
    await third.stop();
  },
  timeoutMs,
);

it('is shared by all keys of an account, while each key has its own limit per minute', async () => {
  const key = await api.createKey('free');
  await setDailyLimit(key, 25);
  expect((await listRemaining(api.request, key, 21)).slice(-2)).toEqual(['5', undefined]);
  const other = await createKey(key);
  expect(await listRemaining(api.request, other, 6)).toEqual(['4', '3', '2', '1', '0', undefined]);
  api.clock.advance(60_000);
  expect(await listRemaining(api.request, key, 1)).toEqual([undefined]);
});

it(
  'records the usage of each key on each day',
  async () => {
    const key = await api.createKey('free');
    const other = await createKey(key);
    const node = await startNode(api, {});
    await listRemaining(node.request, key, 22);
    await listRemaining(node.request, other, 3);
    api.clock.now = new Date('2026-11-22T00:00:00.000Z');
    await listRemaining(node.request, key, 2);
    await node.stop();
    const rows = await api
      .db('usage_days as u')
      .join('api_keys as k', 'k.id', 'u.key_id')
      .whereIn('hash', [key, other].map(hashSecret))
      .orderBy(['u.day', 'u.requests']);
    expect(rows.map(({ day, requests, hash }) => [day, requests, hash === hashSecret(key)])).toEqual([
      ['2026-11-21', 3, false],
      ['2026-11-21', 20, true],
      ['2026-11-22', 2, true],
    ]);
  },
  timeoutMs,
);
