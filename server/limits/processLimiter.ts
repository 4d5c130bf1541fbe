import { type Allowance, type DayAllowance, type Decision, toDayNumber, toDecision } from '../access/allowance.js';
import { OwnWindows } from './ownWindows.js';
import type { RateLimiter } from './rateLimiter.js';
import type { UsageLedger } from './usageLedger.js';

/** Counts the requests of this process in memory. */
export class ProcessLimiter implements RateLimiter {
  readonly #ledger: UsageLedger;
  readonly #windows: OwnWindows;

  constructor(ledger: UsageLedger, windows = new OwnWindows()) {
    this.#ledger = ledger;
    this.#windows = windows;
  }

  /** `share` is the part of the limit per minute that this process may admit. */
  admit(allowance: Allowance, now: number, share = allowance.perMinute): Decision {
    const { day } = allowance;
    const window = this.#windows.get(allowance, now);
    const used = this.#getRequestCount(day, now);
    const admitted = (day === undefined || used < day.perDay) && window.admit(now, share);
    const usedInDay = admitted ? used + 1 : used;
    if (day !== undefined) this.#ledger.record(day, { at: now, admitted, usedInDay });
    return toDecision(allowance, { at: now, admitted, usedInDay, ...this.#getState(allowance, now, share) });
  }

  peek(allowance: Allowance, now: number, share = allowance.perMinute): Decision {
    const state = this.#getState(allowance, now, share);
    const usedInDay = this.#getRequestCount(allowance.day, now);
    return toDecision(allowance, { at: now, admitted: true, usedInDay, ...state });
  }

  /** The part of the limit that other processes may use counts as held. */
  #getState(allowance: Allowance, now: number, share: number): { held: number; resetAt: number } {
    const { held, resetAt } = this.#windows.get(allowance, now).getState(now, share);
    return { held: held + allowance.perMinute - share, resetAt };
  }

  #getRequestCount(day: DayAllowance | undefined, now: number): number {
    return day === undefined ? 0 : this.#ledger.getRequestCount(day.accountId, toDayNumber(now));
  }
}
