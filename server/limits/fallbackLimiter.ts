import type { Logger } from 'pino';
import type { Decision } from '../access/allowance.js';
import type { RateLimiter } from './rateLimiter.js';

/** Counts in a shared store; while that fails, in this process alone: the limits hold for each process, and never vanish. */
export class FallbackLimiter implements RateLimiter {
  readonly #shared: RateLimiter;
  readonly #local: RateLimiter;
  readonly #log: Logger;
  #isFallbackActive = false;

  constructor(shared: RateLimiter, local: RateLimiter, log: Logger) {
    this.#shared = shared;
    this.#local = local;
    this.#log = log;
  }

  admit: RateLimiter['admit'] = (allowance, now) => this.#decide((limiter) => limiter.admit(allowance, now));

  peek: RateLimiter['peek'] = (allowance, now) => this.#decide((limiter) => limiter.peek(allowance, now));

  async #decide(decide: (limiter: RateLimiter) => Promise<Decision>): Promise<Decision> {
    try {
      const decision = await decide(this.#shared);
      if (this.#isFallbackActive) this.#log.info('Limits are counted for all processes together again.');
      this.#isFallbackActive = false;
      return decision;
    } catch (failure) {
      if (!this.#isFallbackActive)
        this.#log.warn({ err: failure }, 'Limits cannot be counted together: each process counts its own.');
      this.#isFallbackActive = true;
      return decide(this.#local);
    }
  }
}
