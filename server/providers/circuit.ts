const failureThreshold = 5;
const openMs = 60_000;

/**
 * Keeps calls from a provider that is down: after five failures in a row none is let through for a minute, then one at a time until one succeeds.
 * State machine after Nygard, Release It!, chapter 5.
 */
export class Circuit {
  #failures = 0;
  #openUntil = 0;
  #isProbing = false;

  /** Milliseconds until a call may be made; 0 when it may be made now, and then must be followed by `succeeded`, `failed` or `withdraw`. */
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

  /** The call was not made after all. */
  cancel(): void {
    this.#isProbing = false;
  }

  get isOpen(): boolean {
    return this.#failures >= failureThreshold;
  }
}
