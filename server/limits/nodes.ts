import { randomUUID } from 'node:crypto';
import type { SharedNodes } from '../store/sharedNodes.js';
import type { OwnWindows } from './ownWindows.js';

/** A minute, and a second for the duration of calls to the store. */
const settlingMs = 61_000;
/** Longer than joining takes unless the store is slow or this process has very many admissions to add. */
const maxJoinWaitMs = 1_000;

/**
 * What this process knows of the others that count in the same store. While the store is out of reach, and for a minute after
 * it lost its counts, each process admits its share of a limit. When it is back, this process adds the admissions that the store
 * has not counted, before it counts there again.
 */
export class Nodes {
  readonly #id = randomUUID();
  readonly #store: SharedNodes;
  readonly #windows: OwnWindows;
  readonly #refreshDays: (now: number) => Promise<void>;
  #epoch: string | undefined;
  #count = 1;
  #settledAt = Number.POSITIVE_INFINITY;
  /** Since when the store may lack admissions of this process; undefined if it lacks none. */
  #missingSince: number | undefined = Number.NEGATIVE_INFINITY;
  #joining: Promise<void> | undefined;

  /** `refreshDays` learns what the other processes counted today; the store takes the highest count that any process knows. */
  constructor(store: SharedNodes, windows: OwnWindows, refreshDays: (now: number) => Promise<void>) {
    this.#store = store;
    this.#windows = windows;
    this.#refreshDays = refreshDays;
  }

  /** The epoch of the counts in the store. */
  get epoch(): string | undefined {
    return this.#epoch;
  }

  /** Whether this process has to join before it counts in the store. */
  get isApart(): boolean {
    return this.#missingSince !== undefined || this.#joining !== undefined;
  }

  /** Whether the store has counted all requests of the last minute. */
  isSettled(now: number): boolean {
    // A clock that has stepped back must not prolong it.
    if (Number.isFinite(this.#settledAt)) this.#settledAt = Math.min(this.#settledAt, now + settlingMs);
    return now >= this.#settledAt;
  }

  /** Returns this process's share of a limit: equal shares, rounded down, at least 1. */
  getShare(limit: number): number {
    return Math.max(1, Math.floor(limit / this.#count));
  }

  /** Records that the store was out of reach for a request that arrived at `now`. */
  leave(now: number): void {
    this.#missingSince = Math.min(this.#missingSince ?? now, now);
  }

  /**
   * Joins the processes that count in the store, and adds the admissions that it lacks. Concurrent calls share one attempt.
   * Rejects a second after the attempt began, while it continues: until it ends, requests are decided without the store.
   */
  join(now: number): Promise<void> {
    if (this.#joining === undefined) {
      const attempt = this.#join(now).finally(() => {
        this.#joining = undefined;
      });
      this.#joining = rejectIfSlow(attempt);
    }
    return this.#joining;
  }

  async #join(now: number): Promise<void> {
    const { epoch, epochAgeMs, nodes } = await this.#store.join(this.#id);
    const isNew = epoch !== this.#epoch;
    await this.#addMissing(isNew ? Number.NEGATIVE_INFINITY : this.#missingSince, now);
    if (isNew) this.#settledAt = now + Math.max(0, settlingMs - Math.max(0, epochAgeMs));
    // Until then the others may not have joined again.
    this.#count = this.isSettled(now) ? nodes : Math.max(this.#count, nodes);
    this.#epoch = epoch;
  }

  async #addMissing(since: number | undefined, now: number): Promise<void> {
    if (since === undefined) return;
    // A request that fails from here on makes the next call add its admission.
    this.#missingSince = undefined;
    try {
      await this.#refreshDays(now);
      await this.#store.addAdmissions(this.#windows.list(now, since));
    } catch (failure) {
      this.leave(since);
      throw failure;
    }
  }
}

function rejectIfSlow(attempt: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const failure = new Error('Joining the other processes takes long. Requests are counted alone until it is done.');
    const timer = setTimeout(() => reject(failure), maxJoinWaitMs);
    attempt.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
