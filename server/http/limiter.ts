import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../access/plans.js';
import { RollingWindow, type WindowState } from '../access/rollingWindow.js';
import type { Caller } from './caller.js';

const minute = 60_000;
const day = 86_400_000;

/** Whether a request may pass, and what its rate-limit headers say. */
export interface Decision {
  admitted: boolean;
  window: WindowState;
  day?: { limit: number; remaining: number };
}

/**
 * Counts requests in this process: a rolling minute for each caller, and the UTC day of each key. Only admitted requests
 * are counted. Callers that have been idle for a minute are forgotten.
 */
export class Limiter {
  readonly #anonymousPerMinute: number;
  readonly #windows = new Map<string, RollingWindow>();
  readonly #days = new Map<number, RateLimiterMemory>();
  #sweptAt = 0;

  constructor(anonymousPerMinute: number) {
    this.#anonymousPerMinute = anonymousPerMinute;
  }

  async admit(caller: Caller, now: number): Promise<Decision> {
    const window = this.#window(caller, now);
    const admitted = window.admit(now);
    if (caller.kind === 'anonymous') return { admitted, window: window.state(now) };
    const used = await this.#countDay(caller.keyId, caller.limits, now, admitted ? 1 : 0);
    const quota = { limit: caller.limits.perDay, remaining: Math.max(0, caller.limits.perDay - used) };
    const spent = used > caller.limits.perDay || (!admitted && used === caller.limits.perDay);
    if (!spent) return { admitted, window: window.state(now), day: quota };
    if (admitted) window.giveBack();
    const tomorrow = (Math.floor(now / day) + 1) * day;
    // A full minute may outlast the day.
    const resetAt = admitted ? tomorrow : Math.max(tomorrow, window.state(now).resetAt);
    return { admitted: false, window: { limit: window.limit, remaining: 0, resetAt }, day: quota };
  }

  /** What the headers say of a request that is not counted. */
  look(caller: Caller, now: number): Decision {
    return { admitted: true, window: this.#window(caller, now).state(now) };
  }

  #window(caller: Caller, now: number): RollingWindow {
    this.#forgetIdle(now);
    const name = caller.kind === 'key' ? `key:${caller.keyId}` : `address:${caller.address}`;
    const limit = caller.kind === 'key' ? caller.limits.perMinute : this.#anonymousPerMinute;
    let window = this.#windows.get(name);
    if (window === undefined || window.limit !== limit) {
      window = new RollingWindow(limit, minute);
      this.#windows.set(name, window);
    }
    return window;
  }

  async #countDay(keyId: string, limits: Limits, now: number, points: number): Promise<number> {
    const limiter = this.#dayLimiter(limits.perDay);
    const name = `${keyId}:${Math.floor(now / day)}`;
    try {
      return (await limiter.consume(name, points)).consumedPoints;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return limits.perDay + 1;
      throw refusal;
    }
  }

  #dayLimiter(perDay: number): RateLimiterMemory {
    let limiter = this.#days.get(perDay);
    if (limiter === undefined) {
      limiter = new RateLimiterMemory({ points: perDay, duration: day / 1000 });
      this.#days.set(perDay, limiter);
    }
    return limiter;
  }

  #forgetIdle(now: number): void {
    if (now - this.#sweptAt < minute) return;
    this.#sweptAt = now;
    for (const [name, window] of this.#windows) if (window.isIdle(now)) this.#windows.delete(name);
  }
}
