/** The state of a window. Times are milliseconds since the epoch. */
export interface WindowState {
  /** Admissions inside the window. */
  held: number;
  /** When the next slot becomes free, that is when one more request than now would be admitted. */
  resetAt: number;
}

const initialCapacity = 8;

/**
 * An exact rolling window: at most `limit` admissions in any half-open interval of `lengthMs` milliseconds, so that a caller
 * that sends at exactly the permitted rate is never rejected. A ring buffer holds the times of the admissions in the window;
 * a decision is amortised O(1). The limit may change between requests: earlier admissions still count. A clock that moves
 * backwards by up to the length of the window is treated as standing still. If it moves further, the admissions move with it, so
 * that they leave the window as if it had stood still for a moment only.
 */
export class RollingWindow {
  readonly #lengthMs: number;
  #times = new Float64Array(initialCapacity);
  #oldest = 0;
  #count = 0;
  #latest = Number.NEGATIVE_INFINITY;

  constructor(lengthMs: number) {
    this.#lengthMs = lengthMs;
  }

  /** Admits and records a request, or rejects it and records nothing. */
  admit(now: number, limit: number): boolean {
    this.#advance(now);
    if (this.#count >= limit) return false;
    if (this.#count === this.#times.length) this.#grow(limit);
    this.#setTime(this.#count, this.#latest);
    this.#count += 1;
    return true;
  }

  /** The time that the last decision was made by, with which it recorded an admission. */
  get latest(): number {
    return this.#latest;
  }

  /** Withdraws an admission recorded at `time`, for a request that was rejected elsewhere, unless it has left the window. */
  withdraw(time: number): void {
    let index = this.#count - 1;
    while (index >= 0 && this.#timeAt(index) > time) index -= 1;
    if (index < 0 || this.#timeAt(index) < time) return;
    for (; index < this.#count - 1; index += 1) this.#setTime(index, this.#timeAt(index + 1));
    this.#count -= 1;
  }

  /** Lists the times of the admissions since an instant, oldest first. */
  listTimes(now: number, since: number): number[] {
    this.#advance(now);
    return Array.from({ length: this.#count }, (_, index) => this.#timeAt(index)).filter((time) => time >= since);
  }

  getState(now: number, limit: number): WindowState {
    this.#advance(now);
    if (this.#count === 0) return { held: 0, resetAt: this.#latest };
    // Above a lowered limit, a slot becomes free only when fewer admissions than the limit remain.
    const next = Math.min(this.#count - 1, Math.max(0, this.#count - limit));
    return { held: this.#count, resetAt: this.#timeAt(next) + this.#lengthMs };
  }

  /** Whether the window contains no admissions. */
  isIdle(now: number): boolean {
    this.#advance(now);
    return this.#count === 0;
  }

  #timeAt(index: number): number {
    return this.#times[(this.#oldest + index) % this.#times.length] ?? 0;
  }

  #setTime(index: number, time: number): void {
    this.#times[(this.#oldest + index) % this.#times.length] = time;
  }

  #advance(now: number): void {
    if (now < this.#latest - this.#lengthMs) this.#moveBack(this.#latest - now);
    this.#latest = Math.max(this.#latest, now);
    while (this.#count > 0 && this.#timeAt(0) + this.#lengthMs <= this.#latest) {
      this.#oldest = (this.#oldest + 1) % this.#times.length;
      this.#count -= 1;
    }
  }

  #moveBack(ms: number): void {
    this.#latest -= ms;
    for (let index = 0; index < this.#count; index += 1) this.#setTime(index, this.#timeAt(index) - ms);
  }

  #grow(limit: number): void {
    const times = new Float64Array(Math.min(2 * this.#times.length, limit));
    for (let index = 0; index < this.#count; index += 1) times[index] = this.#timeAt(index);
    this.#times = times;
    this.#oldest = 0;
  }
}
