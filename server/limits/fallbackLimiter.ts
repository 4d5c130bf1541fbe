import type { Logger } from 'pino';
import type { Allowance, Decision } from '../access/allowance.js';
import { FailurePause } from '../failurePause.js';
import type { Nodes } from './nodes.js';
import type { ProcessLimiter } from './processLimiter.js';
import type { RateLimiter } from './rateLimiter.js';

/** Counts in the shared store. While that fails, counts in this process alone up to its share, so that limits always apply. */
export class FallbackLimiter implements RateLimiter {
  readonly #shared: RateLimiter;
  readonly #local: ProcessLimiter;
  readonly #nodes: Nodes;
  readonly #log: Logger;
  #isFallbackActive = false;
  readonly #pause = new FailurePause();

  constructor(shared: RateLimiter, { local, nodes }: { local: ProcessLimiter; nodes: Nodes }, log: Logger) {
    this.#shared = shared;
    this.#local = local;
    this.#nodes = nodes;
    this.#log = log;
  }

  admit(allowance: Allowance, now: number): Promise<Decision> {
    const share = () => this.#nodes.getShare(allowance.perMinute);
    return this.#decide(
      now,
      () => this.#shared.admit(allowance, now),
      () => this.#local.admit(allowance, now, share()),
    );
  }

  peek(allowance: Allowance, now: number): Promise<Decision> {
    const share = () => this.#nodes.getShare(allowance.perMinute);
    return this.#decide(
      now,
      () => this.#shared.peek(allowance, now),
      () => this.#local.peek(allowance, now, share()),
    );
  }

  async #decide(
    now: number,
    decideShared: () => Decision | Promise<Decision>,
    decideAlone: () => Decision,
  ): Promise<Decision> {
    const startedAt = performance.now();
    if (this.#pause.isActive) return this.#decideApart(now, decideAlone);
    try {
      const decision = await decideShared();
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
      this.#pause.recordFailure(startedAt);
      return this.#decideApart(now, decideAlone);
    }
  }

  #decideApart(now: number, decideAlone: () => Decision): Decision {
    this.#nodes.leave(now);
    return decideAlone();
  }
}
