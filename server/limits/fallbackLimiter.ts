import type { Logger } from 'pino';
import type { Decision } from '../access/allowance.js';
import type { RateLimiter } from './rateLimiter.js';

/** Counts in the shared store. While that fails, counts in this process alone, so that limits always apply. */
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
      if (this.#isFallbackActive) this.#log.info('Rate limits are shared by all processes again.');
      this.#isFallbackActive = false;
      return decision;
    } catch (failure) {
      if (!this.#isFallbackActive)
        this.#log.warn(
          { err: failure },
          'Could not reach the shared rate limits. Each process counts its own until they are back.',
        );
      this.#isFallbackActive = true;
      return decide(this.#local);
    }
  }
}
