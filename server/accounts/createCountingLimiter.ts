import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import { BoundedMemoryLimiter } from './boundedMemoryLimiter.js';

/**
 * Creates a limiter of `points` per name in `duration` seconds. With Redis, all processes share the counts; while Redis
 * is unavailable, each process counts on its own.
 */
export function createCountingLimiter(
  redis: Redis | undefined,
  options: { keyPrefix: string; points: number; duration: number },
): RateLimiterAbstract {
  const memoryLimiter = new BoundedMemoryLimiter(options);
  if (redis === undefined) return memoryLimiter;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memoryLimiter,
  });
}
