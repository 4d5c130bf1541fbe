import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { LastingWarning } from '../lastingWarning.js';
import { startWorker } from '../startWorker.js';
import type { CheckpointReply, CheckpointRequest } from './checkpointWorker.js';
import { getSqliteFile } from './sqliteFile.js';

const defaultIntervalMs = 1_000;
const warningText =
  'Moving changes from the -wal file into the database, or restarting that file, failed. Commits do it instead, so that requests wait for the disk. Check its space and rights.';

/**
 * Moves changes from the log of a SQLite file (`-wal`) into the file and restarts the log, in a thread each second. Otherwise commits would do both on the
 * main thread, and all requests would wait for the disk. A commit still moves changes if the log reaches 40 MB within a second.
 */
export class Checkpoints {
  readonly #worker: Worker;
  readonly #warning: LastingWarning;
  readonly #timer: NodeJS.Timeout;
  readonly #ended: Promise<unknown>;
  #isRunning = false;

  constructor(path: string, log: Logger, intervalMs = defaultIntervalMs) {
    this.#warning = new LastingWarning(log, warningText);
    this.#worker = startWorker(new URL('./checkpointWorker.js', import.meta.url), path);
    this.#worker.on('error', (failure) => this.#warning.warn(failure));
    this.#timer = setInterval(() => void this.run(), intervalMs);
    this.#ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    void this.#ended.then(() => clearInterval(this.#timer));
  }

  /** Moves what was committed and restarts the log, unless a run is in progress. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const reply = once(this.#worker, 'message');
    this.#send('run');
    try {
      const [outcome] = (await reply) as [CheckpointReply];
      if (outcome === 'done') this.#warning.clear();
      else if (outcome !== 'locked') this.#warning.warn(outcome);
    } catch {
      // The thread has failed. The listener of the constructor has reported it, and no further run follows.
      return;
    }
    this.#isRunning = false;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#send('close');
    await this.#ended;
  }

  #send(request: CheckpointRequest): void {
    this.#worker.postMessage(request);
  }
}

/** Starts to move changes into a SQLite file. Other databases need no help. */
export function openCheckpoints(url: string, log: Logger): Checkpoints | undefined {
  const file = getSqliteFile(url);
  return file === undefined ? undefined : new Checkpoints(file, log);
}
