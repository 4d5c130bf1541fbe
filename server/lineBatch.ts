import type { DestinationStream } from 'pino';

/** Larger batches save nothing: the time of a write then grows with its size. */
const maxLength = 16_384;
const maxDelayMs = 100;

/**
 * Collects lines and writes them together, because each write is a system call. A line waits up to 100 milliseconds, and is
 * written when the process ends, also after an uncaught exception. Only a signal that ends the process at once, such as
 * SIGKILL, loses lines.
 */
export class LineBatch implements DestinationStream {
  readonly #destination: DestinationStream;
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(destination: DestinationStream) {
    this.#destination = destination;
    process.once('exit', () => this.flushSync());
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= maxLength) this.flushSync();
    else this.#timer ??= setTimeout(() => this.flushSync(), maxDelayMs).unref();
  }

  /** Writes what was collected. The log calls it too, after a fatal error. */
  flushSync(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') this.#destination.write(lines);
  }
}
