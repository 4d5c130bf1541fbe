import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { startWorker } from '../startWorker.js';
import type { CheckpointRequest } from './checkpointWorker.js';

const intervalMs = 5_000;
const sqliteScheme = 'sqlite:';

/**
 * Moves what was written to a SQLite file from its log (`-wal`) into the file, in a thread every five seconds. A commit would do it on the main
 * thread, which would wait for the disk.
 */
export class Checkpoints {
  readonly #worker: Worker;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  readonly #ended: Promise<unknown>;
  #isRunning = false;
  #hasFailed = false;

  constructor(path: string, log: Logger) {
    this.#log = log;
    this.#worker = startWorker(new URL('./checkpointWorker.js', import.meta.url), path);
    this.#worker.on('error', (failure) => this.#report(failure));
    this.#timer = setInterval(() => void this.run(), intervalMs);
    this.#ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    void this.#ended.then(() => clearInterval(this.#timer));
  }

  /** Moves what was committed, unless that is going on. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#send('run');
    // The listener of the constructor reports the failure of a thread.
    const [failure] = await once(this.#worker, 'message').catch(() => [null]);
    this.#isRunning = false;
    if (failure === null) this.#hasFailed = false;
    else this.#report(failure);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#send('close');
    await this.#ended;
  }

  #send(request: CheckpointRequest): void {
    this.#worker.postMessage(request);
  }

  /** A failure that lasts is reported once. */
  #report(failure: Error): void {
    if (!this.#hasFailed)
      this.#log.warn(
        { err: failure },
        'Moving changes from the -wal file into the database failed, so that the -wal file grows. Check the space and the rights of the disk.',
      );
    this.#hasFailed = true;
  }
}

/** Starts to move changes into a SQLite file. Other databases need no help. */
export function openCheckpoints(url: string, log: Logger): Checkpoints | undefined {
  if (!url.startsWith(sqliteScheme) || url === 'sqlite::memory:') return undefined;
  return new Checkpoints(url.slice(sqliteScheme.length), log);
}
