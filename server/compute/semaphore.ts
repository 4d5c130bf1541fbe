import { ApiError } from '../errors.js';
import { AccountConcurrencyLimit } from './accountConcurrencyLimit.js';

const maxConcurrent = 2;
const maxWaiting = 32;
const maxPerAccount = 3;

/** Limits concurrent long work, such as backtests: two run at once, at most 32 wait, and each account has at most three. */
export class Semaphore {
  readonly #accountLimit = new AccountConcurrencyLimit(maxPerAccount, 'forecasts');
  readonly #waiting: (() => void)[] = [];
  #acquired = 0;

  /** Runs the work when a slot is free. Throws `service_unavailable` without starting it if the queue or the account is full. */
  run<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= maxWaiting) throw createQueueFullError();
    return this.#accountLimit.run(accountId, () =>
      this.#acquire()
        .then(work)
        .finally(() => this.#release()),
    );
  }

  #acquire(): Promise<void> {
    this.#acquired += 1;
    if (this.#acquired <= maxConcurrent) return Promise.resolve();
    return new Promise((grant) => this.#waiting.push(grant));
  }

  #release(): void {
    this.#acquired -= 1;
    this.#waiting.shift()?.();
  }
}

function createQueueFullError(): ApiError {
  const message = 'The server is busy with other computations. Try again shortly.';
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 10 });
}
