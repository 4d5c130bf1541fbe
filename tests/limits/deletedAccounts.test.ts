import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import pino from 'pino';
import { createSharedLimits } from '../../server/limits/createSharedLimits.js';
import { forgetDeletedAccounts } from '../../server/limits/forgetDeletedAccounts.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import { deleteAccount } from '../../server/store/accounts.js';
import { createPostgresCounter } from '../../server/store/postgresCounter.js';
import { createPostgresNodes } from '../../server/store/postgresNodes.js';
import { createRedisCounter, openRedis } from '../../server/store/redisCounter.js';
import { createRedisNodes } from '../../server/store/redisNodes.js';
import type { RequestCounter } from '../../server/store/requestCounter.js';
import type { SharedNodes } from '../../server/store/sharedNodes.js';
import { insertAccounts } from '../support/accounts.js';
import { createDatabase } from '../support/databases.js';

const { TEST_POSTGRES_URL: postgres, TEST_REDIS_URL: redisUrl } = process.env;
const onBoth = postgres === undefined || redisUrl === undefined ? describe.skip : describe;
const log = pino({ level: 'silent' });

onBoth('the daily counts of a deleted account', () => {
  let db: Knex;
  let drop: () => Promise<void>;
  let redis: Redis;
  beforeAll(async () => {
    ({ db, drop } = await createDatabase(postgres ?? ''));
    redis = openRedis(redisUrl ?? '');
    await redis.connect();
  });
  afterAll(async () => {
    redis.disconnect();
    await drop();
  });

  /** Counts a request of two accounts, deletes the first, and returns how many requests are then counted for each. */
  async function deleteOne(store: { count: RequestCounter; nodes: SharedNodes }, ids: [string, string]) {
    await insertAccounts(db, ...ids);
    const ledger = new UsageLedger(db, log);
    const { limiter } = createSharedLimits(store, ledger, log);
    const now = Date.now();
    for (const accountId of ids) {
      await limiter.admit({ name: accountId, perMinute: 9, day: { accountId, keyId: 'k', perDay: 9 } }, now);
    }
    await ledger.flush();
    await forgetDeletedAccounts(ledger, store.nodes);
    await deleteAccount(db, ids[0], new Date().toISOString());
    await forgetDeletedAccounts(ledger, store.nodes);
    return ids.map((id) => ledger.getRequestCount(id, Math.floor(now / 86_400_000)));
  }

  it('are removed from memory and from PostgreSQL', async () => {
    const store = { count: createPostgresCounter(db), nodes: createPostgresNodes(db) };
    expect(await deleteOne(store, ['pg-gone', 'pg-kept'])).toEqual([0, 1]);
    expect(await db('rate_days').pluck('account_id')).toEqual(['pg-kept']);
  });

  it('are removed from memory and from Redis', async () => {
    const ids: [string, string] = [randomUUID(), randomUUID()];
    const store = { count: createRedisCounter(redis), nodes: createRedisNodes(redis) };
    expect(await deleteOne(store, ids)).toEqual([0, 1]);
    expect(await Promise.all(ids.map((id) => redis.exists(`almanac:{${id}}:day`)))).toEqual([0, 1]);
  });
});
