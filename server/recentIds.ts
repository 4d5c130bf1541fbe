/** Remembers about the last ids, in one array, so that garbage collection has nothing to visit. */
export class RecentIds {
  readonly #ids: Uint32Array;

  /** `size`: number of places. An id has one place, and replaces the id that was there. */
  constructor(size: number) {
    this.#ids = new Uint32Array(size);
  }

  /** Adds an id, which is at least 1. Returns whether it is among the last ids. */
  add(id: number): boolean {
    const place = id % this.#ids.length;
    const isKnown = this.#ids[place] === id;
    this.#ids[place] = id;
    return isKnown;
  }
}
