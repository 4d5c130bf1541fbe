import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { hashSecret } from '../access/secrets.js';
import type { TokenPurpose } from '../store/accountTokens.js';
import { createCountingLimiter } from './createCountingLimiter.js';

const hourSeconds = 3_600;
const maxMailsPerHour = 5;

/**
 * Limits mails with a link to five per address, purpose and hour. Addresses without an account are counted as well, so
 * that the limit does not reveal which addresses have one. A refused request creates no new link: the last one that was
 * mailed stays valid.
 */
export class LinkGuard {
  readonly #limiter: RateLimiterAbstract;

  constructor(redis?: Redis) {
    this.#limiter = createCountingLimiter(redis, {
      keyPrefix: 'almanac:link',
      points: maxMailsPerHour,
      duration: hourSeconds,
    });
  }

  /** Counts one mail to an address. Returns whether it may be sent. */
  async tryConsume(email: string, purpose: TokenPurpose | 'verify_email'): Promise<boolean> {
    try {
      await this.#limiter.consume(hashSecret(`${purpose} ${email.toLowerCase()}`));
      return true;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return false;
      throw rejection;
    }
  }
}
