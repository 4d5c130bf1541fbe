import { type Allowance, type DayAllowance, type Decision, toDayNumber, toDecision } from '../access/allowance.js';
import { RollingWindow } from '../access/rollingWindow.js';
import type { RateLimiter } from './rateLimiter.js';
import type { UsageLedger } from './usageLedger.js';

const minuteMs = 60_000;

/** Counts the requests of this process in memory. Callers that are idle for a minute are removed. */
export class ProcessLimiter implements RateLimiter {
  readonly #ledger: UsageLedger;
  readonly #windows = new Map<string, RollingWindow>();
  #sweptAt = 0;

  constructor(ledger: UsageLedger) {
    this.#ledger = ledger;
  }

  async admit(allowance: Allowance, now: number): Promise<Decision> {
    const { name, perMinute, day } = allowance;
    const window = this.#getWindow(name, now);
    const used = this.#getRequestCount(day, now);
    const admitted = (day === undefined || used < day.perDay) && window.admit(now, perMinute);
    const usedInDay = admitted ? used + 1 : used;
    if (day !== undefined) this.#ledger.record(day, { at: now, admitted, usedInDay });
    return toDecision(allowance, { at: now, admitted, usedInDay, ...window.getState(now, perMinute) });
  }

  async peek(allowance: Allowance, now: number): Promise<Decision> {
    const { name, perMinute, day } = allowance;
    const state = this.#getWindow(name, now).getState(now, perMinute);
    return toDecision(allowance, { at: now, admitted: true, usedInDay: this.#getRequestCount(day, now), ...state });
  }

  #getRequestCount(day: DayAllowance | undefined, now: number): number {
    return day === undefined ? 0 : this.#ledger.getRequestCount(day.accountId, toDayNumber(now));
  }

  #getWindow(name: string, now: number): RollingWindow {
    this.#removeIdleWindows(now);
    let window = this.#windows.get(name);
    if (window === undefined) {
      window = new RollingWindow(minuteMs);
      this.#windows.set(name, window);
    }
    return window;
  }

  #removeIdleWindows(now: number): void {
    if (now - this.#sweptAt < minuteMs) return;
    this.#sweptAt = now;
    for (const [name, window] of this.#windows) if (window.isIdle(now)) this.#windows.delete(name);
  }
}
