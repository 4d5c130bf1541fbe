import type { Allowance } from '../access/allowance.js';
import { RollingWindow } from '../access/rollingWindow.js';
import type { Admissions } from '../store/sharedNodes.js';

const minuteMs = 60_000;
const maxWindows = 100_000;

/** A rolling minute, and the account whose day its requests count in. */
interface OwnWindow {
  window: RollingWindow;
  accountId: string | undefined;
}

/**
 * The admissions of this process in the last minute, by name. Names that are idle for a minute are removed. Beyond
 * `maxWindows` names, the oldest tenth is removed: a caller who resets a window this way needs that many other names, and
 * thereby sends far more requests than the window allows.
 */
export class OwnWindows {
  readonly #windows = new Map<string, OwnWindow>();
  readonly #maxWindows: number;
  #sweptAt = 0;

  constructor(limit = maxWindows) {
    this.#maxWindows = limit;
  }

  get({ name, day }: Allowance, now: number): RollingWindow {
    this.#removeIdle(now);
    const existing = this.#windows.get(name);
    if (existing !== undefined) return existing.window;
    if (this.#windows.size >= this.#maxWindows) this.#removeFirst(Math.ceil(this.#maxWindows / 10));
    const window = new RollingWindow(minuteMs);
    this.#windows.set(name, { window, accountId: day?.accountId });
    return window;
  }

  /** Lists the windows with admissions since an instant. */
  list(now: number, since: number): Admissions[] {
    const lists = [...this.#windows].map(([name, { window, accountId }]) => ({
      name,
      accountId,
      agesMs: window.listTimes(now, since).map((time) => Math.max(0, now - time)),
    }));
    return lists.filter(({ agesMs }) => agesMs.length > 0);
  }

  /** Removes many at once, because iterating a Map from the start skips over its deleted entries one by one. */
  #removeFirst(count: number): void {
    let left = count;
    for (const name of this.#windows.keys()) {
      if (left === 0) return;
      this.#windows.delete(name);
      left -= 1;
    }
  }

  #removeIdle(now: number): void {
    if (Math.abs(now - this.#sweptAt) < minuteMs) return;
    this.#sweptAt = now;
    for (const [name, { window }] of this.#windows) if (window.isIdle(now)) this.#windows.delete(name);
  }
}
