import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.js';
import { createCountingLimiter } from './createCountingLimiter.js';

const quarterHourSeconds = 900;
const daySeconds = 86_400;

/**
 * Slows down password guessing. Allows 5 failures per account and address in 15 minutes, 20 per account in 15 minutes,
 * and 100 per address in a day. Emails without an account are counted as well. With Redis, all processes share the
 * counts; while Redis is unavailable, each process counts on its own.
 */
export class SignInGuard {
  readonly #accountAndAddressLimiter: RateLimiterAbstract;
  readonly #accountLimiter: RateLimiterAbstract;
  readonly #addressLimiter: RateLimiterAbstract;

  constructor(redis?: Redis) {
    this.#accountAndAddressLimiter = createCountingLimiter(redis, {
      keyPrefix: 'almanac:sign-in:pair',
      points: 5,
      duration: quarterHourSeconds,
    });
    this.#accountLimiter = createCountingLimiter(redis, {
      keyPrefix: 'almanac:sign-in:account',
      points: 20,
      duration: quarterHourSeconds,
    });
    this.#addressLimiter = createCountingLimiter(redis, {
      keyPrefix: 'almanac:sign-in:address',
      points: 100,
      duration: daySeconds,
    });
  }

  /** Throws rate_limit_exceeded after too many failures. Call it before verifying the password. */
  async assertAllowed(email: string, address: string): Promise<void> {
    for (const [limiter, name] of this.#listLimiters(email, address)) {
      const consumed = await limiter.get(name);
      if (consumed !== null && consumed.consumedPoints >= limiter.points)
        throw buildTooManyAttemptsError(consumed.msBeforeNext);
    }
  }

  async recordFailure(email: string, address: string): Promise<void> {
    for (const [limiter, name] of this.#listLimiters(email, address)) {
      await limiter.consume(name).catch((rejection) => {
        // Concurrent failures may exceed the limit; the next attempt is refused.
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
      });
    }
  }

  /** A correct password clears the failures of this account from this address. */
  async recordSuccess(email: string, address: string): Promise<void> {
    await this.#accountAndAddressLimiter.delete(`${email} ${address}`);
  }

  /**
   * A new password also clears the failures of the account from all addresses: they were guesses of the old password.
   */
  async recordNewPassword(email: string, address: string): Promise<void> {
    await this.recordSuccess(email, address);
    await this.#accountLimiter.delete(email);
  }

  #listLimiters(email: string, address: string): [RateLimiterAbstract, string][] {
    return [
      [this.#accountAndAddressLimiter, `${email} ${address}`],
      [this.#accountLimiter, email],
      [this.#addressLimiter, address],
    ];
  }
}

function buildTooManyAttemptsError(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many failed attempts. Retry after ${seconds} seconds.`;
  return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: seconds });
}
