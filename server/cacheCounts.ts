/** How much a cache contains, and how often it had what was looked for, since the process started. */
export interface CacheCounts {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/** Counts the lookups of a cache. */
export class CountedLookups {
  #hits = 0;
  #misses = 0;

  /** Counts a lookup, and returns what it found. */
  count<Found>(found: Found | undefined): Found | undefined {
    if (found === undefined) this.#misses += 1;
    else this.#hits += 1;
    return found;
  }

  describe({ size, calculatedSize }: { size: number; calculatedSize: number }): CacheCounts {
    return { entries: size, bytes: calculatedSize, hits: this.#hits, misses: this.#misses };
  }
}
