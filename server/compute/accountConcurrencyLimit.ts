import { ApiError } from '../errors.js';

/** Limits the concurrent work of each account, so that one account cannot block the others. */
export class AccountConcurrencyLimit {
  readonly #max: number;
  readonly #description: string;
  readonly #inFlight = new Map<string, number>();

  /** `description` names the limited work in the error message, as a plural noun. */
  constructor(max: number, description: string) {
    this.#max = max;
    this.#description = description;
  }

  /** Runs the work. Throws `service_unavailable` without starting it if the account has reached its limit. */
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
    const message = `This account already has ${this.#max} ${this.#description} in progress, which is the limit. Try again when one finishes.`;
    return new ApiError('service_unavailable', { message, retryAfterSeconds: 5 });
  }
}
