/**
 * Work that waits for the main thread. In each iteration of the event loop one piece runs, and the owners of the work take
 * turns: a piece waits for at most one piece of each other owner, and for those that its own owner added before.
 */
export class TurnQueue {
  /** The waiting pieces of each owner. The owner whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  add(owner: string, piece: () => void): void {
    const pieces = this.#waiting.get(owner);
    if (pieces !== undefined) {
      pieces.push(piece);
      return;
    }
    this.#waiting.set(owner, [piece]);
    if (this.#waiting.size === 1) setImmediate(() => this.#runNext());
  }

  #runNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    const [owner, pieces] = next;
    const piece = pieces.shift();
    this.#waiting.delete(owner);
    if (pieces.length > 0) this.#waiting.set(owner, pieces);
    if (this.#waiting.size > 0) setImmediate(() => this.#runNext());
    piece?.();
  }
}
