/**
 * Handles items at the end of the iteration of the event loop in which they are added, and the last ones when the process
 * ends. Many items together take less time than one after another between other work, because the processor finds the code in its caches.
 */
export class IterationBatch<Item> {
  readonly #handle: (item: Item) => void;
  #items: Item[] = [];

  constructor(handle: (item: Item) => void) {
    this.#handle = handle;
    // What it handles at the end can still be written to the log.
    process.prependOnceListener('exit', () => this.flush());
  }

  add(item: Item): void {
    if (this.#items.length === 0) setImmediate(() => this.flush());
    this.#items.push(item);
  }

  /** Handles what was added, now. */
  flush(): void {
    const items = this.#items;
    this.#items = [];
    for (const item of items) this.#handle(item);
  }
}
