import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.js';
import { createCountingLimiter } from './createCountingLimiter.js';

const quarterHourSeconds = 900;
const daySeconds = 86_400;

/**
 * Slows guessing of passwords down: five failures for an account from an address in a quarter of an hour, twenty for an
 * account from anywhere, a hundred from an address in a day. Accounts that do not exist are counted alike. With Redis, what all
 * processes have seen is counted; while it is away, what this one has.
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

  /** Throws when there were too many failures; to be asked before the password is looked at. */
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
        // Those that came at the same time may go past the limit; the next one is refused.
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
      });
    }
  }

  /** A right password takes back what was counted for this account from this address. */
  async recordSuccess(email: string, address: string): Promise<void> {
    await this.#accountAndAddressLimiter.delete(`${email} ${address}`);
  }

  /** A new password takes back what was counted for the account too: those were guesses of another password. */
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
