import { setTimeout as sleep } from 'node:timers/promises';

const probeIntervalMs = 500;

/** Thrown instead of waiting for a database that does not respond. */
export class DatabaseUnresponsiveError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not respond.');
  }
}

/** Refuses statements while the database does not respond, so that the statements of a request do not wait for it one after another. */
export class DatabaseGate {
  readonly #respond: () => Promise<boolean>;
  #isClosed = false;
  #isProbing = false;
  #isDestroyed = false;

  /** `respond` tells within a short time whether the database responds. It does not reject. */
  constructor(respond: () => Promise<boolean>) {
    this.#respond = respond;
  }

  /** Throws if the database does not respond. */
  assertOpen(): void {
    if (this.#isClosed) throw new DatabaseUnresponsiveError();
  }

  /** Checks the database, after it has not responded in time, until it responds. */
  async suspect(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    do {
      this.#isClosed = !(await this.#respond());
      if (this.#isClosed) await sleep(probeIntervalMs, undefined, { ref: false });
    } while (this.#isClosed && !this.#isDestroyed);
    this.#isProbing = false;
  }

  destroy(): void {
    this.#isDestroyed = true;
  }
}
