import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { keepOwners } from './takeTurn.js';

/** How much work a queue accepts, and when it starts. */
interface QueueOptions {
  /** Receives the errors of the work. */
  log: Pick<Logger, 'error'> | undefined;
  maxRunning: number;
  /** Maximum number of tasks that wait or run. */
  maxTasks: number;
  /** Returns how long a task waits before it may start, in milliseconds. */
  getDelayMs?: () => number;
}

/**
 * Runs work that no response depends on, a few tasks at a time. Errors are logged. The number of tasks is limited, so that
 * a flood of requests cannot fill the memory.
 */
export class BackgroundQueue {
  readonly #options: QueueOptions;
  readonly #tasks = new Set<Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  readonly #closing = new AbortController();
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
    // Each delayed task listens.
    setMaxListeners(0, this.#closing.signal);
  }

  /** Accepts work that may start after `start`. Returns false, without accepting it, if the queue is full. */
  add(work: () => Promise<unknown> | unknown, start: Promise<unknown> = Promise.resolve()): boolean {
    if (this.#tasks.size >= this.#options.maxTasks) return false;
    const releaseOwners = keepOwners();
    const task = this.#run(work, start).catch((err) => this.#options.log?.error({ err }, 'Background work failed.'));
    this.#tasks.add(task);
    task.then(() => {
      this.#tasks.delete(task);
      releaseOwners();
    });
    return true;
  }

  /** Resolves when no task is left. */
  async idle(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  /** Starts delayed tasks at once, and resolves when no task is left or `maxMs` have passed. */
  async close(maxMs: number): Promise<void> {
    this.#closing.abort();
    const timeout = new AbortController();
    await Promise.race([this.idle(), sleep(maxMs, undefined, { signal: timeout.signal }).catch(() => undefined)]);
    timeout.abort();
    if (this.#tasks.size > 0)
      this.#options.log?.error(`Stopped before ${this.#tasks.size} background tasks had finished.`);
  }

  async #run(work: () => Promise<unknown> | unknown, start: Promise<unknown>): Promise<void> {
    await start;
    await this.#delay();
    await this.#acquire();
    try {
      await work();
    } finally {
      this.#release();
    }
  }

  async #delay(): Promise<void> {
    const delayMs = this.#options.getDelayMs?.() ?? 0;
    if (delayMs > 0) await sleep(delayMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }

  async #acquire(): Promise<void> {
    if (this.#running < this.#options.maxRunning) this.#running += 1;
    else await new Promise<void>((grant) => this.#waiting.push(grant));
  }

  #release(): void {
    const grant = this.#waiting.shift();
    if (grant === undefined) this.#running -= 1;
    else grant();
  }
}
