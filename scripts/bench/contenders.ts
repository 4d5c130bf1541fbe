import type { Knex } from 'knex';
import pino from 'pino';
import type { Allowance } from '../../server/access/allowance.js';
import { ProcessLimiter } from '../../server/limits/processLimiter.js';
import type { RateLimiter } from '../../server/limits/rateLimiter.js';
import { SharedLimiter } from '../../server/limits/sharedLimiter.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import { createPostgresCounter } from '../../server/store/postgresCounter.js';
import { createRedisCounter, openRedis } from '../../server/store/redisCounter.js';
import type { RequestCounter } from '../../server/store/requestCounter.js';
import { createSchema } from '../../tests/support/databases.js';

/** A way of counting requests, and how to take leave of it. */
export interface Contender {
  name: string;
  limiter: RateLimiter;
  close(): Promise<void>;
}

/** The pace at which a window of 600 a minute stays all but full, and nobody is refused. */
const perMinute = 600;
const millisecondsBetween = 101;

/** No limits, and every way of counting that is set up here. */
export async function openContenders(db: Knex): Promise<Contender[]> {
  const ledger = new UsageLedger(db, pino({ level: 'silent' }));
  const nothing = async () => undefined;
  const contenders: Contender[] = [
    { name: 'no limits', limiter: withoutLimits, close: nothing },
    { name: 'in this process', limiter: paced(new ProcessLimiter(ledger)), close: nothing },
  ];
  const { TEST_REDIS_URL, TEST_POSTGRES_URL } = process.env;
  if (TEST_REDIS_URL !== undefined) {
    const redis = openRedis(TEST_REDIS_URL);
    await redis.connect();
    const limiter = shared(createRedisCounter(redis), ledger);
    contenders.push({ name: 'in Redis', limiter, close: async () => redis.disconnect() });
  }
  if (TEST_POSTGRES_URL !== undefined) {
    const { db: postgres, drop } = await createSchema(TEST_POSTGRES_URL);
    contenders.push({ name: 'in PostgreSQL', limiter: shared(createPostgresCounter(postgres), ledger), close: drop });
  }
  return contenders;
}

const admitted = { admitted: true, at: 0, window: { limit: perMinute, remaining: perMinute, resetAt: 0 } };
const withoutLimits: RateLimiter = { admit: async () => admitted, peek: async () => admitted };

/** The limiter by a clock that moves on with each request. */
function paced(limiter: RateLimiter): RateLimiter {
  let now = Date.now();
  const asked = (allowance: Allowance) => ({ ...allowance, perMinute });
  return {
    admit(allowance) {
      now += millisecondsBetween;
      return limiter.admit(asked(allowance), now);
    },
    peek: (allowance) => limiter.peek(asked(allowance), now),
  };
}

function shared(count: RequestCounter, ledger: UsageLedger): RateLimiter {
  let at = Date.now() * 1_000;
  const limiter = new SharedLimiter((request) => {
    at += millisecondsBetween * 1_000;
    return count({ ...request, at });
  }, ledger);
  return paced(limiter);
}
