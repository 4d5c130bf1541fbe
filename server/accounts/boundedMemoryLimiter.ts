import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { limitEntries } from '../limitEntries.js';

const maxNames = 100_000;

/**
 * Counts in memory up to 100,000 names. Beyond that, the name counted least recently is forgotten, so that names that anyone
 * can make up cannot fill the memory.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #names = new LRUCache<string, true>({
    ...limitEntries(maxNames),
    dispose: (_, name, reason) => {
      if (reason === 'evict') void this.delete(name);
    },
  });

  override async consume(name: string | number, points?: number): Promise<RateLimiterRes> {
    this.#names.set(String(name), true);
    return super.consume(name, points);
  }
}
