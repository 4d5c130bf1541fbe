/** Number of changed series to remember. More count as a change of the catalogue. */
const maxSeries = 200_000;

/**
 * What this process knows about the changes of the library since it started. It tells whether something that was computed
 * from one version of the library still holds for the version last read.
 */
export class LibraryChanges {
  #version = Number.POSITIVE_INFINITY;
  #isLoading = true;
  #catalogueChangedIn = 0;
  readonly #seriesChangedIn = new Map<number, number>();

  /** The version last read. Infinite before the first read, so that the first read need not list earlier changes. */
  get version(): number {
    return this.#version;
  }

  /** Whether series of the bundled library are being loaded, whose changes are not all counted. */
  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** Records a version, when the catalogue last changed, and the series changed since the version last read. Ignores an older version. */
  record(
    { version, isLoading }: { version: number; isLoading: boolean },
    catalogueChangedIn: number,
    changedIds: readonly number[],
  ): void {
    if (this.#version !== Number.POSITIVE_INFINITY && version <= this.#version) return;
    this.#isLoading = isLoading;
    this.#version = version;
    this.#catalogueChangedIn = catalogueChangedIn;
    for (const id of changedIds) this.#seriesChangedIn.set(id, version);
    if (this.#seriesChangedIn.size <= maxSeries) return;
    this.#seriesChangedIn.clear();
    this.#catalogueChangedIn = version;
  }

  /** Whether neither the catalogue nor these series have changed after a version. Without ids: whether nothing has. */
  isCurrent(version: number, seriesIds?: readonly number[]): boolean {
    if (version >= this.#version) return true;
    if (seriesIds === undefined || this.#catalogueChangedIn > version) return false;
    return seriesIds.every((id) => (this.#seriesChangedIn.get(id) ?? 0) <= version);
  }
}
