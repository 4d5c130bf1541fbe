/** What a window says of itself at one moment. Times are milliseconds since the epoch. */
export interface WindowState {
  limit: number;
  remaining: number;
  /** When the next slot frees: the moment at which one more request than now would be admitted. */
  resetAt: number;
}

/**
 * An exact rolling window: at most `limit` admissions in any half-open interval of `length` milliseconds, so that a
 * caller at exactly the limit's pace is never refused. Keeps the times of the last `limit` admissions in a ring; every
 * decision is O(1) amortised. A clock that steps back is read as standing still.
 */
export class RollingWindow {
  readonly #times: Float64Array;
  readonly #length: number;
  #oldest = 0;
  #held = 0;
  #latest = Number.NEGATIVE_INFINITY;

  constructor(limit: number, length: number) {
    this.#times = new Float64Array(limit);
    this.#length = length;
  }

  get limit(): number {
    return this.#times.length;
  }

  /** Admits and records a request, or refuses and records nothing. */
  admit(now: number): boolean {
    this.#advance(now);
    if (this.#held === this.limit) return false;
    this.#times[(this.#oldest + this.#held) % this.limit] = this.#latest;
    this.#held += 1;
    return true;
  }

  /** Takes back the latest admission, when something else refused the request. */
  giveBack(): void {
    if (this.#held > 0) this.#held -= 1;
  }

  state(now: number): WindowState {
    this.#advance(now);
    const resetAt = this.#held === 0 ? this.#latest : (this.#times[this.#oldest] ?? 0) + this.#length;
    return { limit: this.limit, remaining: this.limit - this.#held, resetAt };
  }

  /** Whether nothing that happened is still inside the window. */
  isIdle(now: number): boolean {
    this.#advance(now);
    return this.#held === 0;
  }

  #advance(now: number): void {
    this.#latest = Math.max(this.#latest, now);
    while (this.#held > 0 && (this.#times[this.#oldest] ?? 0) + this.#length <= this.#latest) {
      this.#oldest = (this.#oldest + 1) % this.limit;
      this.#held -= 1;
    }
  }
}
