/** An approximate set of the last ids added. It is one typed array, in which garbage collection has nothing to visit. */
export class RecentIds {
  readonly #ids: Uint32Array;

  /** `size`: number of places. Each id has one place, and replaces another id there. */
  constructor(size: number) {
    this.#ids = new Uint32Array(size);
  }

  /** Adds an id, which is at least 1. Returns whether it was already in the set. */
  add(id: number): boolean {
    const place = id % this.#ids.length;
    const isKnown = this.#ids[place] === id;
    this.#ids[place] = id;
    return isKnown;
  }
}
