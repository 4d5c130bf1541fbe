import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { AppContext } from '../appContext.js';
import { QuotaMonitor } from '../notifications/quotaMonitor.js';
import { isPostgres } from '../store/dialect.js';
import { deletePastSpendings } from '../store/postgresComputeSpending.js';
import { createPostgresCounter, deleteIdleCounts } from '../store/postgresCounter.js';
import { createPostgresNodes } from '../store/postgresNodes.js';
import { createRedisCounter } from '../store/redisCounter.js';
import { createRedisNodes } from '../store/redisNodes.js';
import type { SharedNodes } from '../store/sharedNodes.js';
import { createSharedLimits } from './createSharedLimits.js';
import { forgetDeletedAccounts } from './forgetDeletedAccounts.js';
import { ProcessLimiter } from './processLimiter.js';
import type { RateLimiter } from './rateLimiter.js';
import { UsageLedger } from './usageLedger.js';

const flushIntervalMs = 1_000;
const sweepIntervalMs = 60_000;
const joinIntervalMs = 5_000;

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
  const store = selectSharedStore(redis, db);
  const shared = store && createSharedLimits(store, ledger, log);
  const limiter = shared?.limiter ?? new ProcessLimiter(ledger);
  timers.push(setInterval(() => sweep(db, ledger, store?.nodes, log), sweepIntervalMs));
  // The next request reports a failure.
  const join = () => shared?.nodes.join(now().getTime()).catch(() => undefined);
  if (shared !== undefined) timers.push(setInterval(join, joinIntervalMs));
  if (redis !== undefined) {
    // An unavailable Redis does not fail the start. This first request logs it.
    await redis.connect().catch(() => undefined);
    await limiter.peek({ name: 'start', perMinute: 1 }, now().getTime());
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

function selectSharedStore(redis: Redis | undefined, db: Knex) {
  if (redis !== undefined) return { count: createRedisCounter(redis), nodes: createRedisNodes(redis) };
  return isPostgres(db) ? { count: createPostgresCounter(db), nodes: createPostgresNodes(db) } : undefined;
}

async function sweep(db: Knex, ledger: UsageLedger, nodes: SharedNodes | undefined, log: Logger): Promise<void> {
  try {
    await forgetDeletedAccounts(ledger, nodes);
    if (!isPostgres(db)) return;
    await deleteIdleCounts(db);
    await deletePastSpendings(db);
  } catch (failure) {
    log.warn({ err: failure }, 'Could not remove idle rate limits. The next sweep tries again.');
  }
}
