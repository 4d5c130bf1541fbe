const failuresToOpen = 5;
const openMilliseconds = 60_000;

/**
 * Keeps calls from a provider that is down: after five failures in a row none is let through for a minute, then one at a time until one succeeds.
 * State machine after Nygard, Release It!, chapter 5.
 */
export class Circuit {
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  /** Milliseconds until a call may be made; 0 when it may be made now, and then must be followed by `succeeded`, `failed` or `withdraw`. */
  enter(at: number): number {
    if (this.#failures < failuresToOpen) return 0;
    if (at < this.#openUntil) return this.#openUntil - at;
    if (this.#trying) return openMilliseconds;
    this.#trying = true;
    return 0;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  failed(at: number): void {
    this.#failures += 1;
    this.#trying = false;
    if (this.#failures >= failuresToOpen) this.#openUntil = at + openMilliseconds;
  }

  /** The call was not made after all. */
  withdraw(): void {
    this.#trying = false;
  }

  get isOpen(): boolean {
    return this.#failures >= failuresToOpen;
  }
}
