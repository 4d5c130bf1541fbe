const failureThreshold = 5;
const openMs = 60_000;

/**
 * Circuit breaker: opens after five failures in a row and blocks all calls for a minute, then lets one call through at a time until one succeeds.
 * Source: Nygard, Release It!, chapter 5.
 */
export class Circuit {
  #failures = 0;
  #openUntil = 0;
  #isProbing = false;

  /** Returns the milliseconds until a call is allowed. After 0, the caller must call `recordSuccess`, `recordFailure` or `cancel`. */
  enter(at: number): number {
    if (this.#failures < failureThreshold) return 0;
    if (at < this.#openUntil) return this.#openUntil - at;
    if (this.#isProbing) return openMs;
    this.#isProbing = true;
    return 0;
  }

  recordSuccess(): void {
    this.#failures = 0;
    this.#isProbing = false;
  }

  recordFailure(at: number): void {
    this.#failures += 1;
    this.#isProbing = false;
    if (this.#failures >= failureThreshold) this.#openUntil = at + openMs;
  }

  /** Records that the call was not made. */
  cancel(): void {
    this.#isProbing = false;
  }

  get isOpen(): boolean {
    return this.#failures >= failureThreshold;
  }
}
