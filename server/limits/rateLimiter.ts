import type { Allowance, Decision } from '../access/allowance.js';

/** Counts requests. `now` is this process's clock; who counts for several processes goes by one clock for all of them. */
export interface RateLimiter {
  /** Decides about a request, and counts it if it is admitted: a refused one takes nothing of the minute nor of the day. */
  admit(allowance: Allowance, now: number): Promise<Decision>;
  /** What the headers say of a request that is not counted. */
  peek(allowance: Allowance, now: number): Promise<Decision>;
}
