import { ApiError } from '../errors.js';
import { Shares } from './shares.js';

const atOnce = 2;
const mostWaiting = 32;
const mostOfOne = 3;

/** Work of many tasks, such as a backtest: some of it goes on at once, some waits for its turn, and each account has so much of it at most. */
export class Turns {
  readonly #shares = new Shares(mostOfOne, 'forecasts');
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  /** Begins the work now or when its turn comes. Throws `service_unavailable`, before anything is begun, where there is no place for it. */
  take<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= mostWaiting) throw full();
    return this.#shares.take(accountId, () =>
      this.#turn()
        .then(work)
        .finally(() => this.#leave()),
    );
  }

  #turn(): Promise<void> {
    this.#taken += 1;
    if (this.#taken <= atOnce) return Promise.resolve();
    return new Promise((begin) => this.#waiting.push(begin));
  }

  #leave(): void {
    this.#taken -= 1;
    this.#waiting.shift()?.();
  }
}

function full(): ApiError {
  const message = 'Too much is being computed at the moment. Try again shortly.';
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 10 });
}
