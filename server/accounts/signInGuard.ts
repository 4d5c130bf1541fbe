import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.js';
import { countingLimiter } from './countingLimiter.js';

const quarterOfAnHour = 900;
const day = 86_400;

/**
 * Slows guessing of passwords down: five failures for an account from an address in a quarter of an hour, twenty for an
 * account from anywhere, a hundred from an address in a day. Accounts that do not exist are counted alike. With Redis, what all
 * processes have seen is counted; while it is away, what this one has.
 */
export class SignInGuard {
  readonly #pair: RateLimiterAbstract;
  readonly #account: RateLimiterAbstract;
  readonly #address: RateLimiterAbstract;

  constructor(redis?: Redis) {
    this.#pair = countingLimiter(redis, { keyPrefix: 'almanac:sign-in:pair', points: 5, duration: quarterOfAnHour });
    this.#account = countingLimiter(redis, {
      keyPrefix: 'almanac:sign-in:account',
      points: 20,
      duration: quarterOfAnHour,
    });
    this.#address = countingLimiter(redis, { keyPrefix: 'almanac:sign-in:address', points: 100, duration: day });
  }

  /** Throws when there were too many failures; to be asked before the password is looked at. */
  async check(email: string, address: string): Promise<void> {
    for (const [limiter, name] of this.#limiters(email, address)) {
      const used = await limiter.get(name);
      if (used !== null && used.consumedPoints >= limiter.points) throw tooMany(used.msBeforeNext);
    }
  }

  async recordFailure(email: string, address: string): Promise<void> {
    for (const [limiter, name] of this.#limiters(email, address)) {
      await limiter.consume(name).catch((refusal) => {
        // Those that came at the same time may go past the limit; the next one is refused.
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
      });
    }
  }

  /** A right password takes back what was counted for this account from this address. */
  async recordSuccess(email: string, address: string): Promise<void> {
    await this.#pair.delete(`${email} ${address}`);
  }

  /** A new password takes back what was counted for the account too: those were guesses of another password. */
  async recordNewPassword(email: string, address: string): Promise<void> {
    await this.recordSuccess(email, address);
    await this.#account.delete(email);
  }

  #limiters(email: string, address: string): [RateLimiterAbstract, string][] {
    return [
      [this.#pair, `${email} ${address}`],
      [this.#account, email],
      [this.#address, address],
    ];
  }
}

function tooMany(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = `Too many failed attempts. Retry after ${seconds} seconds.`;
  return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: seconds });
}
