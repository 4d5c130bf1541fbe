import { ApiError } from '../errors.js';

/** Limits of the password checks at one time. */
interface PasswordQueueOptions {
  maxRunning: number;
  maxWaiting: number;
  maxWaitingPerGroup: number;
}

/** Work that waits for its turn. */
interface WaitingWork {
  grant(): void;
  refuse(reason: unknown): void;
}

/**
 * Limits concurrent work. Groups take turns, and each may only have some of the places. If all are taken, new work of a small
 * group takes the place that the largest group got last, so that a few groups cannot keep the others out.
 */
export class PasswordQueue {
  readonly #options: PasswordQueueOptions;
  /** The waiting work of each group. The first group has the next turn. */
  readonly #waiting = new Map<string, WaitingWork[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(options: PasswordQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs the work when it has its turn. Throws `service_unavailable` without starting it if no place is left, and the reason of
   * the signal if that is aborted before.
   */
  async run<Result>(group: string, disconnected: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    disconnected.throwIfAborted();
    if (this.#running < this.#options.maxRunning) this.#running += 1;
    else await this.#wait(group, disconnected);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #wait(group: string, disconnected: AbortSignal): Promise<void> {
    this.#makePlace(group);
    let leave = () => {};
    const turn = new Promise<void>((grant, refuse) => {
      const waiting = { grant, refuse };
      this.#waiting.set(group, [...(this.#waiting.get(group) ?? []), waiting]);
      this.#waitingCount += 1;
      leave = () => this.#refuse(group, waiting, disconnected.reason);
    });
    disconnected.addEventListener('abort', leave);
    await turn.finally(() => disconnected.removeEventListener('abort', leave));
  }

  #makePlace(group: string): void {
    const { maxWaiting, maxWaitingPerGroup } = this.#options;
    const count = this.#waiting.get(group)?.length ?? 0;
    if (count >= maxWaitingPerGroup) throw createBusyError();
    if (this.#waitingCount < maxWaiting) return;
    const [name, largest] = [...this.#waiting].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    const newest = largest.at(-1);
    if (newest === undefined || largest.length <= count + 1) throw createBusyError();
    this.#refuse(name, newest, createBusyError());
  }

  #refuse(group: string, waiting: WaitingWork, reason: unknown): void {
    if (this.#remove(group, waiting)) waiting.refuse(reason);
  }

  /** Returns whether the work was still waiting. */
  #remove(group: string, waiting: WaitingWork): boolean {
    const all = this.#waiting.get(group) ?? [];
    const others = all.filter((one) => one !== waiting);
    if (others.length === all.length) return false;
    this.#waitingCount -= 1;
    if (others.length > 0) this.#waiting.set(group, others);
    else this.#waiting.delete(group);
    return true;
  }

  #release(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#running -= 1;
      return;
    }
    const [group, [first, ...others]] = turn;
    this.#waiting.delete(group);
    this.#waitingCount -= 1;
    if (others.length > 0) this.#waiting.set(group, others);
    first?.grant();
  }
}

function createBusyError(): ApiError {
  const message = 'The server is checking too many passwords at the moment. Try again shortly.';
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 2 });
}
