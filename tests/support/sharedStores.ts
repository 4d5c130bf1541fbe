import { openDatabase } from '../../server/store/database.js';
import { postgresCounts } from '../../server/store/postgresCounts.js';
import { openRedis, redisCounts } from '../../server/store/redisCounts.js';
import type { CountRequest } from '../../server/store/requestCounts.js';
import { createSchema } from './databases.js';

/** A store in which several processes can count together. */
export interface SharedStore {
  name: string;
  /** By which another process opens the same store. */
  url: string;
  count: CountRequest;
  close(): Promise<void>;
}

/** Runs a suite on Redis and on PostgreSQL, where TEST_REDIS_URL and TEST_POSTGRES_URL name them; otherwise says that it was skipped. */
export function forEachSharedStore(suite: (store: () => SharedStore) => void): void {
  on('Redis', 'TEST_REDIS_URL', openStore, suite);
  on('PostgreSQL', 'TEST_POSTGRES_URL', openFreshStore, suite);
}

function on(
  name: string,
  setting: string,
  open: (url: string) => Promise<SharedStore>,
  suite: (store: () => SharedStore) => void,
): void {
  const url = process.env[setting];
  if (url === undefined) {
    describe.skip(`on ${name} (skipped: ${setting} is not set)`, () => suite(neverOpened));
    return;
  }
  describe(`on ${name}`, () => {
    let store: SharedStore;
    beforeAll(async () => {
      store = await open(url);
    });
    afterAll(() => store.close());
    suite(() => store);
  });
}

/** Opens the store that a URL names; on PostgreSQL its tables must be there. */
export async function openStore(url: string): Promise<SharedStore> {
  if (!url.startsWith('redis')) {
    const db = openDatabase(url);
    return { name: 'PostgreSQL', url, count: postgresCounts(db), close: () => db.destroy() };
  }
  const redis = openRedis(url);
  await redis.connect();
  return { name: 'Redis', url, count: redisCounts(redis), close: async () => redis.disconnect() };
}

async function openFreshStore(postgres: string): Promise<SharedStore> {
  const { db, url, drop } = await createSchema(postgres);
  return { name: 'PostgreSQL', url, count: postgresCounts(db), close: drop };
}

function neverOpened(): SharedStore {
  throw new Error('The store is not set up.');
}
