/** How much work runs in an iteration of the event loop. */
interface TurnLimits {
  /** Maximum number of pieces. */
  maxPieces: number;
  /** No further piece starts after this time, in milliseconds. */
  maxMs: number;
}

/**
 * Work that waits for the main thread. In each iteration of the event loop a few pieces run, and the owners of the work take
 * turns: a piece waits for at most one piece of each other owner, and for those that its own owner added before.
 */
export class TurnQueue {
  readonly #limits: TurnLimits;
  /** The waiting pieces of each owner. The owner whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  /** Number of callbacks that are scheduled. Each runs one piece, with what follows from it, before the next. */
  #scheduledCount = 0;
  /** Time after which no piece starts in this iteration of the event loop. */
  #deadline: number | undefined;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  add(owner: string, piece: () => void): void {
    const pieces = this.#waiting.get(owner);
    if (pieces === undefined) this.#waiting.set(owner, [piece]);
    else pieces.push(piece);
    this.#waitingCount += 1;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduledCount >= Math.min(this.#limits.maxPieces, this.#waitingCount)) return;
    this.#scheduledCount += 1;
    setImmediate(() => this.#run());
  }

  #run(): void {
    this.#scheduledCount -= 1;
    const now = performance.now();
    this.#deadline ??= this.#startIteration(now);
    const piece = now <= this.#deadline ? this.#takePiece() : undefined;
    // A callback that is scheduled here runs in the next iteration.
    this.#schedule();
    piece?.();
  }

  #startIteration(now: number): number {
    setImmediate(() => {
      this.#deadline = undefined;
    });
    return now + this.#limits.maxMs;
  }

  #takePiece(): (() => void) | undefined {
    const [next] = this.#waiting;
    if (next === undefined) return undefined;
    const [owner, pieces] = next;
    const piece = pieces.shift();
    this.#waitingCount -= 1;
    // An only owner stays first. Removing and adding it again fills the map with deleted entries, which V8 must clear.
    if (pieces.length > 0 && this.#waiting.size === 1) return piece;
    this.#waiting.delete(owner);
    if (pieces.length > 0) this.#waiting.set(owner, pieces);
    return piece;
  }
}
