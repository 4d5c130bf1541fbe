/** How slowly a client may read what waits for it. */
export interface PaceLimits {
  /** How long a client may read nothing of a response, in milliseconds. */
  unreadTimeout: number;
  /** How often connections are checked, in milliseconds. */
  unreadCheckInterval: number;
  /** Bytes per second that a client must read on average while bytes wait for it. */
  minReadRate: number;
  /** The period of this average, in milliseconds. */
  readRatePeriod: number;
}

/** How fast a client reads, by checks at equal intervals. */
export class ReadingPace {
  #takenBytes: number | undefined;
  #stalledMs = 0;
  #periodMs = 0;
  #periodBytes = 0;

  /**
   * Records how many bytes of a connection the operating system has taken in total; undefined if none wait. Returns why to
   * close the connection, if the client reads too slowly.
   */
  check(takenBytes: number | undefined, limits: PaceLimits): 'unread' | 'read too slowly' | undefined {
    const before = this.#takenBytes;
    this.#takenBytes = takenBytes;
    if (takenBytes === undefined || before === undefined) {
      this.#stalledMs = 0;
      this.#startPeriod();
      return undefined;
    }
    const newBytes = takenBytes - before;
    this.#stalledMs = newBytes === 0 ? this.#stalledMs + limits.unreadCheckInterval : 0;
    if (this.#stalledMs >= limits.unreadTimeout) return 'unread';
    this.#periodMs += limits.unreadCheckInterval;
    this.#periodBytes += newBytes;
    if (this.#periodMs < limits.readRatePeriod) return undefined;
    const isTooSlow = this.#periodBytes < (limits.minReadRate * this.#periodMs) / 1_000;
    this.#startPeriod();
    return isTooSlow ? 'read too slowly' : undefined;
  }

  #startPeriod(): void {
    this.#periodMs = 0;
    this.#periodBytes = 0;
  }
}
