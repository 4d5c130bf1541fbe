import type { Logger } from 'pino';
import type { Decision } from '../access/allowance.js';
import type { RateLimiter } from './rateLimiter.js';

/** Counts in a shared store; while that fails, in this process alone: the limits hold for each process, and never vanish. */
export class InsuredLimiter implements RateLimiter {
  readonly #shared: RateLimiter;
  readonly #own: RateLimiter;
  readonly #log: Logger;
  #isAway = false;

  constructor(shared: RateLimiter, own: RateLimiter, log: Logger) {
    this.#shared = shared;
    this.#own = own;
    this.#log = log;
  }

  admit: RateLimiter['admit'] = (allowance, now) => this.#ask((limiter) => limiter.admit(allowance, now));

  look: RateLimiter['look'] = (allowance, now) => this.#ask((limiter) => limiter.look(allowance, now));

  async #ask(question: (limiter: RateLimiter) => Promise<Decision>): Promise<Decision> {
    try {
      const decision = await question(this.#shared);
      if (this.#isAway) this.#log.info('Limits are counted for all processes together again.');
      this.#isAway = false;
      return decision;
    } catch (failure) {
      if (!this.#isAway)
        this.#log.warn({ err: failure }, 'Limits cannot be counted together: each process counts its own.');
      this.#isAway = true;
      return question(this.#own);
    }
  }
}
