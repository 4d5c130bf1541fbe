import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const maxNames = 100_000;

/**
 * Counts in memory up to 100,000 names. Beyond that, the tenth counted first is forgotten, so that names that anyone can make
 * up cannot fill the memory.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #names = new Set<string>();

  override async consume(name: string | number, points?: number): Promise<RateLimiterRes> {
    if (this.#names.size >= maxNames && !this.#names.has(String(name))) await this.#forgetFirst();
    this.#names.add(String(name));
    return super.consume(name, points);
  }

  async #forgetFirst(): Promise<void> {
    for (const name of [...this.#names].slice(0, maxNames / 10)) {
      this.#names.delete(name);
      await this.delete(name);
    }
  }
}
