import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { TokenPurpose } from '../store/accountTokens.js';
import { createCountingLimiter } from './createCountingLimiter.js';

const hourSeconds = 3_600;
const maxMailsPerHour = 5;

/**
 * Keeps others from filling somebody's mailbox: five mails with a link of a purpose to an address in an hour. Addresses without an
 * account are counted alike. Since what is refused makes no new link, the last one that was mailed holds.
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

  /** Whether another mail may go to an address, which is then counted. */
  async tryConsume(email: string, purpose: TokenPurpose): Promise<boolean> {
    try {
      await this.#limiter.consume(`${purpose} ${email.toLowerCase()}`);
      return true;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return false;
      throw rejection;
    }
  }
}
