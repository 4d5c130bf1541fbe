import {
  type Allowance,
  type DayAllowance,
  type Decision,
  type Tally,
  toDayNumber,
  toDecision,
} from '../access/allowance.js';
import { CountsLostError } from '../store/countsLostError.js';
import type { RequestCounter, RequestToCount } from '../store/requestCounter.js';
import type { Nodes } from './nodes.js';
import type { OwnWindows } from './ownWindows.js';
import type { ProcessLimiter } from './processLimiter.js';
import type { RateLimiter } from './rateLimiter.js';
import type { UsageLedger } from './usageLedger.js';

const minuteMicroseconds = 60_000_000;

/** What a shared limiter works with. */
export interface SharedLimiterParts {
  count: RequestCounter;
  nodes: Nodes;
  /** The admissions of this process, and the limiter that counts them. */
  windows: OwnWindows;
  local: ProcessLimiter;
  ledger: UsageLedger;
}

/**
 * Counts in a store that several processes share, using the store's clock. Keeps the admissions of this process as well, so
 * that none is forgotten when the store fails or loses its data.
 */
export class SharedLimiter implements RateLimiter {
  readonly #parts: SharedLimiterParts;

  constructor(parts: SharedLimiterParts) {
    this.#parts = parts;
  }

  admit(allowance: Allowance, now: number): Promise<Decision> {
    return this.#inCurrentEpoch(now, () => this.#admit(allowance, now));
  }

  async peek(allowance: Allowance, now: number): Promise<Decision> {
    const tally = await this.#inCurrentEpoch(now, () => this.#countRequest(allowance, now, false));
    return toDecision(allowance, { ...tally, admitted: true });
  }

  /** Joins the other processes before the first request, after a failure, and when the store has lost its counts. */
  async #inCurrentEpoch<T>(now: number, decide: () => Promise<T>): Promise<T> {
    const { nodes } = this.#parts;
    if (nodes.isApart) await nodes.join(now);
    try {
      return await decide();
    } catch (failure) {
      if (!(failure instanceof CountsLostError)) throw failure;
      await nodes.join(now);
      return decide();
    }
  }

  async #admit(allowance: Allowance, now: number): Promise<Decision> {
    const { nodes, windows, local, ledger } = this.#parts;
    const window = windows.get(allowance, now);
    const share = nodes.isSettled(now) ? Number.POSITIVE_INFINITY : nodes.getShare(allowance.perMinute);
    // Counted before the store decides, so that concurrent requests cannot exceed the share.
    if (!window.admit(now, share)) return local.admit(allowance, now, share);
    const admittedAt = window.latest;
    let admitted = false;
    try {
      const tally = await this.#countRequest(allowance, now, true);
      admitted = tally.admitted;
      if (allowance.day !== undefined) ledger.record(allowance.day, tally);
      return toDecision(allowance, tally);
    } finally {
      if (!admitted) window.withdraw(admittedAt);
    }
  }

  async #countRequest({ name, perMinute, day }: Allowance, now: number, charge: boolean): Promise<Tally> {
    const count = await this.#parts.count({
      name,
      perWindow: perMinute,
      windowLength: minuteMicroseconds,
      charge,
      account: day && this.#toCountedAccount(day, toDayNumber(now)),
      epoch: this.#parts.nodes.epoch,
    });
    // Rounded in opposite directions, so that neither Reset nor Retry-After is too early.
    return { ...count, at: Math.floor(count.at / 1000), resetAt: Math.ceil(count.resetAt / 1000) };
  }

  #toCountedAccount({ accountId, perDay }: DayAllowance, knownDay: number): NonNullable<RequestToCount['account']> {
    const knownUsed = this.#parts.ledger.getRequestCount(accountId, knownDay);
    return { id: accountId, perDay, knownDay, knownUsed };
  }
}
