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

/** What an attempt counts as. `uncounted` is neither a success nor a failure. */
export type AttemptOutcome = 'right' | 'wrong' | 'uncounted';

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

  /**
   * Verifies a password and returns the result. A right one clears the failures of its account at its place. Throws
   * rate_limit_exceeded, without verifying it, after too many failures. A verification that throws is not counted.
   */
  async attempt<Result>(
    entry: PasswordEntry,
    verify: () => Promise<Result>,
    assess: (result: Result) => AttemptOutcome,
  ): Promise<Result> {
    await this.#count(entry);
    const result = await verify().catch(async (failure) => {
      // The first failure is the one to report. Without its withdrawal, the attempt stays counted.
      await this.#withdraw(entry).catch(() => undefined);
      throw failure;
    });
    const outcome = assess(result);
    if (outcome !== 'wrong') await this.#withdraw(entry);
    if (outcome === 'right') await this.#pairLimiter.delete(toPair(entry));
    return result;
  }

  async #count({ email, place, isKnownPlace }: PasswordEntry): Promise<void> {
    const pair = toPair({ email, place });
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
  }

  async #withdraw({ email, place }: PasswordEntry): Promise<void> {
    await this.#accountLimiter.reward(hashSecret(email));
    await this.#placeLimiter.reward(place);
    await this.#pairLimiter.reward(toPair({ email, place }));
  }

  /**
   * Clears the failures of an account at a place and from all places together, after its owner has proved to read its mail.
   */
  async forgive(email: string, place: string): Promise<void> {
    await this.#pairLimiter.delete(toPair({ email, place }));
    await this.#accountLimiter.delete(hashSecret(email));
  }
}

function toPair({ email, place }: Pick<PasswordEntry, 'email' | 'place'>): string {
  return hashSecret(`${email} ${place}`);
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
