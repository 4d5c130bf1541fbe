import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { hashSecret } from '../access/secrets.js';
import type { TokenPurpose } from '../store/accountTokens.js';
import { createCountingLimiter } from './createCountingLimiter.js';

const hourSeconds = 3_600;
const maxMailsPerPlace = 5;
const maxMails = 20;

/** What a mailed link is for. */
export type LinkPurpose = TokenPurpose | 'verify_email';

/** A request for a mail with a link. */
export interface LinkRequest {
  /** In lower case. It may have no account. */
  email: string;
  purpose: LinkPurpose;
  /** The address group of the request. */
  place: string;
  /** Whether the account has signed in there before. Only asked while many places request mails for the account. */
  isKnownPlace(): Promise<boolean>;
}

/**
 * Limits mails with a link: to five per email, purpose, place and hour, and to 20 from all places together. Beyond the 20, only
 * places where the account has signed in before can request mails, so that no one can use up the mails of its owner. Emails
 * without an account are counted as well, so that the limit does not reveal which ones have one. A refused request creates no
 * new link: the last one that was mailed stays valid.
 */
export class LinkGuard {
  readonly #placeLimiter: RateLimiterAbstract;
  readonly #emailLimiter: RateLimiterAbstract;

  constructor(redis?: Redis) {
    const create = (name: string, points: number) =>
      createCountingLimiter(redis, { keyPrefix: `almanac:link:${name}`, points, duration: hourSeconds });
    this.#placeLimiter = create('place', maxMailsPerPlace);
    this.#emailLimiter = create('email', maxMails);
  }

  /** Counts one mail. Returns whether it may be sent. */
  async tryConsume({ email, purpose, place, isKnownPlace }: LinkRequest): Promise<boolean> {
    // The email comes last: requests that the limit of their place refuses must not use up the limit that all places share.
    if (!(await tryConsume(this.#placeLimiter, hashSecret(`${purpose} ${email} ${place}`)))) return false;
    return (await tryConsume(this.#emailLimiter, hashSecret(`${purpose} ${email}`))) || isKnownPlace();
  }
}

async function tryConsume(limiter: RateLimiterAbstract, name: string): Promise<boolean> {
  try {
    await limiter.consume(name);
    return true;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return false;
    throw rejection;
  }
}
