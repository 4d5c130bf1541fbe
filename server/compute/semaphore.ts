import { ApiError } from '../errors.js';
import { AccountConcurrencyLimit } from './accountConcurrencyLimit.js';

const maxConcurrent = 2;
const maxWaiting = 32;
const maxPerAccount = 3;

/** Work of many tasks, such as a backtest: some of it goes on at once, some waits for its turn, and each account has so much of it at most. */
export class Semaphore {
  readonly #accountLimit = new AccountConcurrencyLimit(maxPerAccount, 'forecasts');
  readonly #waiting: (() => void)[] = [];
  #acquired = 0;

  /** Begins the work now or when its turn comes. Throws `service_unavailable`, before anything is begun, where there is no place for it. */
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
  const message = 'Too much is being computed at the moment. Try again shortly.';
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 10 });
}
