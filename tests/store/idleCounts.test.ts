import { randomUUID } from 'node:crypto';
import { createPostgresCounter, deleteIdleCounts } from '../../server/store/postgresCounter.js';
import { createRedisCounter, openRedis } from '../../server/store/redisCounter.js';
import type { RequestToCount } from '../../server/store/requestCounter.js';
import { createDatabase } from '../support/databases.js';

const { TEST_POSTGRES_URL: postgres, TEST_REDIS_URL: redisUrl } = process.env;
/** A test that is skipped if its store is not configured. */
const skipUnless = (url: string | undefined) => (url === undefined ? it.skip : it);
const [onPostgres, onRedis] = [skipUnless(postgres), skipUnless(redisUrl)];
const day = 86_400_000_000;
const counted: Omit<RequestToCount, 'name'> = { perWindow: 5, windowLength: 60_000_000, charge: true };
const createAccount = (id: string) => ({ id, perDay: 5, knownDay: 0, knownUsed: 0 });

onPostgres('PostgreSQL deletes idle windows and past days, and keeps the others', async () => {
  const { db, drop } = await createDatabase(postgres ?? '');
  const count = createPostgresCounter(db);
  const now = Date.now() * 1_000;
  await count({ ...counted, name: 'idle', at: now - 3 * day, account: createAccount('past') });
  await count({ ...counted, name: 'looked at', charge: false });
  await count({ ...counted, name: 'busy', account: createAccount('present') });
  await deleteIdleCounts(db);
  expect(await db('rate_windows').pluck('name')).toEqual(['busy']);
  expect(await db('rate_days').pluck('account_id')).toEqual(['present']);
  await drop();
});

onRedis('Redis expires a window a second after its last admission can count, and a day after two days', async () => {
  const redis = openRedis(redisUrl ?? '');
  await redis.connect();
  const id = randomUUID();
  const count = createRedisCounter(redis);
  await count({ ...counted, name: 'looked at', charge: false, account: createAccount(id) });
  expect(await redis.exists(`almanac:{${id}}:window:looked at`, `almanac:{${id}}:day`)).toBe(0);
  for (let index = 0; index < 9; index += 1) await count({ ...counted, name: 'key', account: createAccount(id) });
  expect(await redis.llen(`almanac:{${id}}:window:key`)).toBe(5);
  expect(await redis.pttl(`almanac:{${id}}:window:key`)).toBeGreaterThan(60_000);
  expect(await redis.pttl(`almanac:{${id}}:window:key`)).toBeLessThanOrEqual(61_000);
  expect(await redis.ttl(`almanac:{${id}}:day`)).toBeLessThanOrEqual(172_800);
  redis.disconnect();
});
