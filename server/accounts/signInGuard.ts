import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { hashSecret } from '../access/secrets.js';
import { ApiError, toRetryAfter } from '../errors.js';
import { createCountingLimiter } from './createCountingLimiter.js';

const quarterHourSeconds = 900;
const daySeconds = 86_400;

/** Who enters a password, and where. */
export interface PasswordEntry {
  /** In lower case. It may have no account. */
  email: string;
  /** The address group of the request, or the session that it belongs to. */
  place: string;
  /** Whether the account has signed in here before. Only asked while the account is being guessed from many places. */
  isKnownPlace(): Promise<boolean>;
}

/** A counted attempt. It counts as a failure unless one of these is called. */
export interface PasswordAttempt {
  /** The password was right: clears the failures of this account at this place. */
  succeed(): Promise<void>;
  /** The password was not checked. */
  withdraw(): Promise<void>;
}

/**
 * Slows down password guessing. Allows 5 failures per account and place in 15 minutes, and 100 per place in a day. After 20
 * failures per account in 15 minutes from all places together, only places where the account has signed in before may
 * still try, so that no one can lock out its owner. Emails without an account are counted as well. Attempts are counted
 * before the password is checked, so that parallel attempts cannot exceed the limits. With Redis, all processes share the
 * counts; while Redis is unavailable, each process counts on its own.
 */
export class SignInGuard {
  readonly #pairLimiter: RateLimiterAbstract;
  readonly #accountLimiter: RateLimiterAbstract;
  readonly #placeLimiter: RateLimiterAbstract;

  constructor(redis?: Redis) {
    const create = (name: string, points: number, duration: number) =>
      createCountingLimiter(redis, { keyPrefix: `almanac:sign-in:${name}`, points, duration });
    this.#pairLimiter = create('pair', 5, quarterHourSeconds);
    this.#accountLimiter = create('account', 20, quarterHourSeconds);
    this.#placeLimiter = create('address', 100, daySeconds);
  }

  /** Counts an attempt. Throws rate_limit_exceeded after too many failures. Call it before verifying the password. */
  async begin({ email, place, isKnownPlace }: PasswordEntry): Promise<PasswordAttempt> {
    const pair = hashSecret(`${email} ${place}`);
    const account = hashSecret(email);
    // The account comes last: attempts that a limit of the place refuses must not use up the limit that all places share.
    const waitMs = (await consume(this.#pairLimiter, pair)) ?? (await consume(this.#placeLimiter, place));
    if (waitMs !== undefined) throw buildTooManyAttemptsError(waitMs);
    const accountWaitMs = await consume(this.#accountLimiter, account);
    if (accountWaitMs !== undefined && !(await isKnownPlace())) {
      await this.#pairLimiter.reward(pair);
      await this.#placeLimiter.reward(place);
      throw buildUnknownPlaceError(accountWaitMs);
    }
    const refund = async () => {
      await this.#accountLimiter.reward(account);
      await this.#placeLimiter.reward(place);
    };
    return {
      succeed: async () => {
        await refund();
        await this.#pairLimiter.delete(pair);
      },
      withdraw: async () => {
        await refund();
        await this.#pairLimiter.reward(pair);
      },
    };
  }

  /**
   * Clears the failures of an account at a place and from all places together, after its owner has proved to read its mail.
   */
  async forgive(email: string, place: string): Promise<void> {
    await this.#pairLimiter.delete(hashSecret(`${email} ${place}`));
    await this.#accountLimiter.delete(hashSecret(email));
  }
}

/** Counts an attempt. Returns how long to wait, in milliseconds, if the limit is exceeded. */
async function consume(limiter: RateLimiterAbstract, name: string): Promise<number | undefined> {
  try {
    await limiter.consume(name);
    return undefined;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection.msBeforeNext;
    throw rejection;
  }
}

function buildTooManyAttemptsError(waitMs: number): ApiError {
  const { retryAfterSeconds, wait } = toRetryAfter(waitMs);
  const message = `Too many failed attempts. Sign in by mail or reset your password, or try again in ${wait}.`;
  return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds });
}

function buildUnknownPlaceError(waitMs: number): ApiError {
  const { retryAfterSeconds, wait } = toRetryAfter(waitMs);
  const message = `Too many failed attempts for this account, from several addresses. Request a sign-in link by mail, or try again in ${wait}.`;
  return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds });
}
