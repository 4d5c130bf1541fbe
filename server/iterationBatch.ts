// Tests replace the global function.
import { setImmediate } from 'node:timers';

/**
 * Collects items and handles them together, after the input and output of an iteration of the event loop, or when the process
 * exits. Handling many in a row is faster than handling each between other work, because the code stays in the processor's caches.
 */
export class IterationBatch<Item> {
  readonly #handle: (item: Item) => void;
  #items: Item[] = [];

  constructor(handle: (item: Item) => void) {
    this.#handle = handle;
    // Runs before the exit listener of the log, which writes the last lines.
    process.prependOnceListener('exit', () => this.flush());
  }

  add(item: Item): void {
    if (this.#items.length === 0) setImmediate(() => this.flush());
    this.#items.push(item);
  }

  /** Handles the waiting items at once. If one fails, those after it are handled in the next iteration, or not at all if the process exits. */
  flush(): void {
    const items = this.#items;
    this.#items = [];
    let handled = 0;
    try {
      for (const item of items) {
        handled += 1;
        this.#handle(item);
      }
    } finally {
      for (const item of items.slice(handled)) this.add(item);
    }
  }
}
