/** Limits the concurrent calls to each host. Further ones wait in their order. */
export class HostSlots {
  readonly #max: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(max: number) {
    this.#max = max;
  }

  async run<Result>(host: string, call: () => Promise<Result>): Promise<Result> {
    await this.#acquire(host);
    try {
      return await call();
    } finally {
      this.#release(host);
    }
  }

  #acquire(host: string): Promise<void> {
    const running = this.#running.get(host) ?? 0;
    if (running < this.#max) {
      this.#running.set(host, running + 1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#waiting.set(host, [...(this.#waiting.get(host) ?? []), resolve]);
    });
  }

  /** Passes the slot on to the next call, or frees it. */
  #release(host: string): void {
    const [next, ...others] = this.#waiting.get(host) ?? [];
    if (others.length > 0) this.#waiting.set(host, others);
    else this.#waiting.delete(host);
    const running = (this.#running.get(host) ?? 1) - 1;
    if (next !== undefined) next();
    else if (running > 0) this.#running.set(host, running);
    else this.#running.delete(host);
  }
}
