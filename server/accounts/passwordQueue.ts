import { ApiError } from '../errors.js';

/** Limits of the password checks at one time. */
interface PasswordQueueOptions {
  maxRunning: number;
  maxWaiting: number;
  maxWaitingPerGroup: number;
}

/**
 * Limits concurrent work. Groups take turns, and each may only have some of the places, so that one group cannot keep
 * the others waiting.
 */
export class PasswordQueue {
  readonly #options: PasswordQueueOptions;
  /** The waiting work of each group. The first group has the next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(options: PasswordQueueOptions) {
    this.#options = options;
  }

  /** Runs the work when it has its turn. Throws `service_unavailable` without starting it if no place is left. */
  async run<Result>(group: string, work: () => Promise<Result>): Promise<Result> {
    await this.#acquire(group);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #acquire(group: string): Promise<void> | undefined {
    const { maxRunning, maxWaiting, maxWaitingPerGroup } = this.#options;
    if (this.#running < maxRunning) {
      this.#running += 1;
      return undefined;
    }
    const groupWaiting = this.#waiting.get(group) ?? [];
    if (this.#waitingCount >= maxWaiting || groupWaiting.length >= maxWaitingPerGroup) throw createBusyError();
    this.#waitingCount += 1;
    this.#waiting.set(group, groupWaiting);
    return new Promise((grant) => groupWaiting.push(grant));
  }

  #release(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#running -= 1;
      return;
    }
    const [group, groupWaiting] = turn;
    this.#waiting.delete(group);
    this.#waitingCount -= 1;
    const grant = groupWaiting.shift();
    if (groupWaiting.length > 0) this.#waiting.set(group, groupWaiting);
    grant?.();
  }
}

function createBusyError(): ApiError {
  const message = 'The server is checking too many passwords at the moment. Try again shortly.';
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 2 });
}
