import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { TokenPurpose } from '../store/accountTokens.js';
import { countingLimiter } from './countingLimiter.js';

const hour = 3_600;
const mailsInAnHour = 5;

/**
 * Keeps others from filling somebody's mailbox: five mails with a link of a purpose to an address in an hour. Addresses without an
 * account are counted alike. Since what is refused makes no new link, the last one that was mailed holds.
 */
export class LinkGuard {
  readonly #mails: RateLimiterAbstract;

  constructor(redis?: Redis) {
    this.#mails = countingLimiter(redis, { keyPrefix: 'almanac:link', points: mailsInAnHour, duration: hour });
  }

  /** Whether another mail may go to an address, which is then counted. */
  async admits(email: string, purpose: TokenPurpose): Promise<boolean> {
    try {
      await this.#mails.consume(`${purpose} ${email.toLowerCase()}`);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }
}
