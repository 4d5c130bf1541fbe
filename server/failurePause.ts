const slowMs = 250;
const pauseMs = 1_000;

/** Pauses calls to a service after a slow failure, so that requests do not wait for it one after another. */
export class FailurePause {
  #until = 0;

  get isActive(): boolean {
    return performance.now() < this.#until;
  }

  /** Begins a pause if the call that has failed took long. `startedAt` is in the time of `performance.now()`. */
  recordFailure(startedAt: number): void {
    const now = performance.now();
    if (now - startedAt > slowMs) this.#until = now + pauseMs;
  }
}
