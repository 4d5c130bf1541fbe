import type { Logger } from 'pino';

/** Warns once of a failure that lasts, and again of one after a success. */
export class LastingWarning {
  readonly #log: Logger;
  readonly #text: string;
  #isGiven = false;

  constructor(log: Logger, text: string) {
    this.#log = log;
    this.#text = text;
  }

  warn(failure: unknown): void {
    if (!this.#isGiven) this.#log.warn({ err: failure }, this.#text);
    this.#isGiven = true;
  }

  /** Records a success. */
  clear(): void {
    this.#isGiven = false;
  }
}
