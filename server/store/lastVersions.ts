import { FailurePause } from '../failurePause.js';
import { isDatabaseUnavailable } from './databaseProblem.js';

/** For how long requests are answered with the last versions while the database is unavailable. */
const maxAgeMs = 300_000;

/** The versions last read, with which responses in memory are served while the database is unavailable. */
export class LastVersions<Versions> {
  readonly #pause = new FailurePause();
  #last: { versions: Versions; readAt: number } | undefined;

  /** Reads the versions. Returns the last ones if the database is unavailable. */
  async readOrRecall(read: () => Promise<Versions>): Promise<Versions> {
    const startedAt = performance.now();
    const recalled = this.#pause.isActive ? this.#recall() : undefined;
    if (recalled !== undefined) return recalled;
    try {
      const versions = await read();
      this.#last = { versions, readAt: performance.now() };
      return versions;
    } catch (failure) {
      const known = isDatabaseUnavailable(failure) ? this.#recall() : undefined;
      if (known === undefined) throw failure;
      this.#pause.recordFailure(startedAt);
      return known;
    }
  }

  #recall(): Versions | undefined {
    if (this.#last === undefined || performance.now() - this.#last.readAt > maxAgeMs) return undefined;
    return this.#last.versions;
  }
}
