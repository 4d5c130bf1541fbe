import { ApiError } from '../errors.js';

/** Lets each account have only so much under way, so that one that asks a lot keeps no other waiting. */
export class AccountConcurrencyLimit {
  readonly #max: number;
  readonly #description: string;
  readonly #inFlight = new Map<string, number>();

  /** `what`: of what an account may have so many, in words. */
  constructor(max: number, description: string) {
    this.#max = max;
    this.#description = description;
  }

  /** Throws `service_unavailable`, at once and before anything is begun, where the account has as much under way as it may. */
  run<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const inFlight = this.#inFlight.get(accountId) ?? 0;
    if (inFlight >= this.#max) throw this.#createLimitError();
    this.#inFlight.set(accountId, inFlight + 1);
    return (async () => work())().finally(() => this.#release(accountId));
  }

  #release(accountId: string): void {
    const remaining = (this.#inFlight.get(accountId) ?? 1) - 1;
    if (remaining > 0) this.#inFlight.set(accountId, remaining);
    else this.#inFlight.delete(accountId);
  }

  #createLimitError(): ApiError {
    const message = `The account has ${this.#max} ${this.#description} being computed, as many as it may. Try again when one is done.`;
    return new ApiError('service_unavailable', { message, retryAfterSeconds: 5 });
  }
}
