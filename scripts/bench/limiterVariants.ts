import type { Knex } from 'knex';
import pino from 'pino';
import type { Allowance } from '../../server/access/allowance.js';
import { createSharedLimits } from '../../server/limits/createSharedLimits.js';
import { ProcessLimiter } from '../../server/limits/processLimiter.js';
import type { RateLimiter } from '../../server/limits/rateLimiter.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import { createPostgresCounter } from '../../server/store/postgresCounter.js';
import { createPostgresNodes } from '../../server/store/postgresNodes.js';
import { createRedisCounter, openRedis } from '../../server/store/redisCounter.js';
import { createRedisNodes } from '../../server/store/redisNodes.js';
import type { RequestCounter } from '../../server/store/requestCounter.js';
import type { SharedNodes } from '../../server/store/sharedNodes.js';
import { createDatabase } from '../../tests/support/databases.js';

/** A rate limiter to measure. */
export interface LimiterVariant {
  name: string;
  limiter: RateLimiter;
  close(): Promise<void>;
}

/** At this interval, a window of 600 requests a minute stays almost full without a rejection. */
const perMinute = 600;
const intervalMs = 101;

/** Opens a limiter without limits, and one for each configured store. */
export async function openLimiterVariants(db: Knex): Promise<LimiterVariant[]> {
  const ledger = new UsageLedger(db, pino({ level: 'silent' }));
  const noop = async () => undefined;
  const variants: LimiterVariant[] = [
    { name: 'no limits', limiter: unlimited, close: noop },
    { name: 'in this process', limiter: withPacing(new ProcessLimiter(ledger)), close: noop },
  ];
  const { TEST_REDIS_URL, TEST_POSTGRES_URL } = process.env;
  if (TEST_REDIS_URL !== undefined) {
    const redis = openRedis(TEST_REDIS_URL);
    await redis.connect();
    const limiter = createSharedLimiter(createRedisCounter(redis), createRedisNodes(redis), ledger);
    variants.push({ name: 'in Redis', limiter, close: async () => redis.disconnect() });
  }
  if (TEST_POSTGRES_URL !== undefined) {
    const { db: postgres, drop } = await createDatabase(TEST_POSTGRES_URL);
    variants.push({
      name: 'in PostgreSQL',
      limiter: createSharedLimiter(createPostgresCounter(postgres), createPostgresNodes(postgres), ledger),
      close: drop,
    });
  }
  return variants;
}

const admitted = { admitted: true, at: 0, window: { limit: perMinute, remaining: perMinute, resetAt: 0 } };
const unlimited: RateLimiter = { admit: async () => admitted, peek: async () => admitted };

/** Wraps a limiter with a clock that advances with each request. */
function withPacing(limiter: RateLimiter): RateLimiter {
  let now = Date.now();
  const withRate = (allowance: Allowance) => ({ ...allowance, perMinute });
  return {
    admit(allowance) {
      now += intervalMs;
      return limiter.admit(withRate(allowance), now);
    },
    peek: (allowance) => limiter.peek(withRate(allowance), now),
  };
}

function createSharedLimiter(count: RequestCounter, nodes: SharedNodes, ledger: UsageLedger): RateLimiter {
  let at = Date.now() * 1_000;
  const countWithPacing: RequestCounter = (request) => {
    at += intervalMs * 1_000;
    return count({ ...request, at });
  };
  const log = pino({ level: 'silent' });
  return withPacing(createSharedLimits({ count: countWithPacing, nodes }, ledger, log).limiter);
}
