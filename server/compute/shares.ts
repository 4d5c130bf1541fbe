import { ApiError } from '../errors.js';

/** Lets each account have only so much under way, so that one that asks a lot keeps no other waiting. */
export class Shares {
  readonly #most: number;
  readonly #what: string;
  readonly #underWay = new Map<string, number>();

  /** `what`: of what an account may have so many, in words. */
  constructor(most: number, what: string) {
    this.#most = most;
    this.#what = what;
  }

  /** Throws `service_unavailable`, at once and before anything is begun, where the account has as much under way as it may. */
  take<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#underWay.get(accountId) ?? 0;
    if (own >= this.#most) throw this.#tooMany();
    this.#underWay.set(accountId, own + 1);
    return (async () => work())().finally(() => this.#leave(accountId));
  }

  #leave(accountId: string): void {
    const left = (this.#underWay.get(accountId) ?? 1) - 1;
    if (left > 0) this.#underWay.set(accountId, left);
    else this.#underWay.delete(accountId);
  }

  #tooMany(): ApiError {
    const message = `The account has ${this.#most} ${this.#what} being computed, as many as it may. Try again when one is done.`;
    return new ApiError('service_unavailable', { message, retryAfterSeconds: 5 });
  }
}
