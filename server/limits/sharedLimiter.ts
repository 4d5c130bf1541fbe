import {
  type Allowance,
  type DayAllowance,
  type Decision,
  type Tally,
  toDayNumber,
  toDecision,
} from '../access/allowance.js';
import type { RequestCounter, RequestToCount } from '../store/requestCounter.js';
import type { RateLimiter } from './rateLimiter.js';
import type { UsageLedger } from './usageLedger.js';

const minuteMicroseconds = 60_000_000;

/** Counts in a store that several processes share, using the store's clock. */
export class SharedLimiter implements RateLimiter {
  readonly #count: RequestCounter;
  readonly #ledger: UsageLedger;
  readonly #windowLength: number;

  /** `windowLength` is in microseconds. */
  constructor(count: RequestCounter, ledger: UsageLedger, windowLength = minuteMicroseconds) {
    this.#count = count;
    this.#ledger = ledger;
    this.#windowLength = windowLength;
  }

  async admit(allowance: Allowance, now: number): Promise<Decision> {
    const tally = await this.#countRequest(allowance, now, true);
    if (allowance.day !== undefined) this.#ledger.record(allowance.day, tally);
    return toDecision(allowance, tally);
  }

  async peek(allowance: Allowance, now: number): Promise<Decision> {
    return toDecision(allowance, { ...(await this.#countRequest(allowance, now, false)), admitted: true });
  }

  async #countRequest({ name, perMinute, day }: Allowance, now: number, charge: boolean): Promise<Tally> {
    const count = await this.#count({
      name,
      perWindow: perMinute,
      windowLength: this.#windowLength,
      charge,
      account: day && this.#toCountedAccount(day, toDayNumber(now)),
    });
    // Rounded in opposite directions, so that neither Reset nor Retry-After is too early.
    return { ...count, at: Math.floor(count.at / 1000), resetAt: Math.ceil(count.resetAt / 1000) };
  }

  #toCountedAccount({ accountId, perDay }: DayAllowance, knownDay: number): NonNullable<RequestToCount['account']> {
    return { id: accountId, perDay, knownDay, knownUsed: this.#ledger.getRequestCount(accountId, knownDay) };
  }
}
