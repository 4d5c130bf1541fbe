import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.js';

const quarterOfAnHour = 900;
const day = 86_400;

/**
 * Slows guessing of passwords down: five failures for an account from an address in a quarter of an hour, twenty for an
 * account from anywhere, a hundred from an address in a day. Accounts that do not exist are counted alike.
 */
export class SignInGuard {
  readonly #pair = new RateLimiterMemory({ points: 5, duration: quarterOfAnHour });
  readonly #account = new RateLimiterMemory({ points: 20, duration: quarterOfAnHour });
  readonly #address = new RateLimiterMemory({ points: 100, duration: day });

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

  #limiters(email: string, address: string): [RateLimiterMemory, string][] {
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
