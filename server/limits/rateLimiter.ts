import type { Allowance, Decision } from '../access/allowance.js';

/**
 * Counts requests and enforces limits. `now` is the clock of this process, in milliseconds since the epoch; a limiter that
 * is shared by several processes uses one common clock instead. A limiter of one process decides at once, without a promise.
 */
export interface RateLimiter {
  /** Decides whether a request is admitted, and counts it if so. A rejected request uses up neither limit. */
  admit(allowance: Allowance, now: number): Decision | Promise<Decision>;
  /** Returns the current state for the headers of a request that is not counted. */
  peek(allowance: Allowance, now: number): Decision | Promise<Decision>;
}
