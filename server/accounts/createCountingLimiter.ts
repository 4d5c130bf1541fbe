import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Counts by name, `points` in `duration` seconds: with Redis over all processes, and while it is away in this one. */
export function createCountingLimiter(
  redis: Redis | undefined,
  options: { keyPrefix: string; points: number; duration: number },
): RateLimiterAbstract {
  const memoryLimiter = new RateLimiterMemory(options);
  if (redis === undefined) return memoryLimiter;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memoryLimiter,
  });
}
