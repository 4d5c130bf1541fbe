import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { AppContext } from '../appContext.js';
import { QuotaMonitor } from '../notifications/quotaMonitor.js';
import { isPostgres } from '../store/dialect.js';
import { createPostgresCounter, deleteIdleCounts } from '../store/postgresCounter.js';
import { createRedisCounter } from '../store/redisCounter.js';
import type { RequestCounter } from '../store/requestCounter.js';
import { FallbackLimiter } from './fallbackLimiter.js';
import { ProcessLimiter } from './processLimiter.js';
import type { RateLimiter } from './rateLimiter.js';
import { SharedLimiter } from './sharedLimiter.js';
import { UsageLedger } from './usageLedger.js';

const flushIntervalMs = 1_000;
const sweepIntervalMs = 60_000;

export interface RateLimits {
  limiter: RateLimiter;
  /** Writes pending counts. Must be called before the stores are closed. */
  close(): Promise<void>;
}

/**
 * Creates the rate limiter. It counts in Redis if configured, otherwise in PostgreSQL if that is the database, otherwise in
 * this process. The usage of the day is read at the start and written every second.
 */
export async function openRateLimits(context: AppContext, redis: Redis | undefined, log: Logger): Promise<RateLimits> {
  const { db, now } = context;
  const quotaMonitor = new QuotaMonitor(context, log);
  const ledger = new UsageLedger(db, log, (usages) => quotaMonitor.check(usages));
  await ledger.load(now());
  const timers = [setInterval(() => ledger.flush(), flushIntervalMs)];
  const count = selectSharedCounter(redis, db);
  let limiter: RateLimiter = new ProcessLimiter(ledger);
  if (count !== undefined) limiter = new FallbackLimiter(new SharedLimiter(count, ledger), limiter, log);
  if (redis !== undefined) {
    // An unavailable Redis does not fail the start. This first request logs it.
    await redis.connect().catch(() => undefined);
    await limiter.peek({ name: 'start', perMinute: 1 }, now().getTime());
  } else if (isPostgres(db)) {
    timers.push(setInterval(() => removeIdleCounts(db, log), sweepIntervalMs));
  }
  for (const timer of timers) timer.unref();
  return {
    limiter,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await ledger.flush();
    },
  };
}

function selectSharedCounter(redis: Redis | undefined, db: Knex): RequestCounter | undefined {
  if (redis !== undefined) return createRedisCounter(redis);
  return isPostgres(db) ? createPostgresCounter(db) : undefined;
}

async function removeIdleCounts(db: Knex, log: Logger): Promise<void> {
  try {
    await deleteIdleCounts(db);
  } catch (failure) {
    log.warn({ err: failure }, 'Could not remove idle rate limits. The next sweep tries again.');
  }
}
