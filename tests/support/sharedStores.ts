import type { Knex } from 'knex';
import { openDatabase } from '../../server/store/database.js';
import { createPostgresCounter } from '../../server/store/postgresCounter.js';
import { createPostgresNodes } from '../../server/store/postgresNodes.js';
import { createRedisCounter, openRedis } from '../../server/store/redisCounter.js';
import { createRedisNodes } from '../../server/store/redisNodes.js';
import type { RequestCounter } from '../../server/store/requestCounter.js';
import type { SharedNodes } from '../../server/store/sharedNodes.js';
import { createDatabase } from './databases.js';

/** A store that several processes share to count requests. */
export interface SharedStore {
  name: string;
  /** URL to open the same store from another process. */
  url: string;
  count: RequestCounter;
  nodes: SharedNodes;
  close(): Promise<void>;
}

/** Runs a suite on Redis and PostgreSQL if TEST_REDIS_URL and TEST_POSTGRES_URL are set, and reports it as skipped otherwise. */
export function forEachSharedStore(suite: (store: () => SharedStore) => void): void {
  describeOn('Redis', 'TEST_REDIS_URL', openStore, suite);
  describeOn('PostgreSQL', 'TEST_POSTGRES_URL', openTestStore, suite);
}

function describeOn(
  name: string,
  setting: string,
  open: (url: string) => Promise<SharedStore>,
  suite: (store: () => SharedStore) => void,
): void {
  const url = process.env[setting];
  if (url === undefined) {
    describe.skip(`on ${name} (skipped: ${setting} is not set)`, () => suite(throwNotConfigured));
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

/** Opens the store of a URL. On PostgreSQL, the tables must exist. */
export async function openStore(url: string): Promise<SharedStore> {
  if (!url.startsWith('redis')) {
    const db = openDatabase(url);
    return { name: 'PostgreSQL', url, ...createPostgresStore(db), close: () => db.destroy() };
  }
  const redis = openRedis(url);
  await redis.connect();
  const store = { count: createRedisCounter(redis), nodes: createRedisNodes(redis) };
  return { name: 'Redis', url, ...store, close: async () => redis.disconnect() };
}

async function openTestStore(postgres: string): Promise<SharedStore> {
  const { db, url, drop } = await createDatabase(postgres);
  return { name: 'PostgreSQL', url, ...createPostgresStore(db), close: drop };
}

function createPostgresStore(db: Knex): Pick<SharedStore, 'count' | 'nodes'> {
  return { count: createPostgresCounter(db), nodes: createPostgresNodes(db) };
}

function throwNotConfigured(): SharedStore {
  throw new Error('The store is not configured.');
}
