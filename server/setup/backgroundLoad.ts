import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import { startWorker } from '../startWorker.js';
import { LentConnection } from '../store/lentConnection.js';
import { failLibraryLoad, type LoadClaim } from '../store/libraryLoads.js';
import { runLongWork } from '../store/longWork.js';
import { toNativeError } from '../toNativeError.js';
import { computeFingerprint } from './libraryFiles.js';
import type { LoadProgress } from './loadObservations.js';
import type { WorkerCommand, WorkerInput, WorkerMessage } from './loadWorker.js';

interface BackgroundLoadOptions {
  url: string;
  folder: string;
  now(): Date;
  onProgress(progress: LoadProgress): void;
  /** Called with a failure after which the load continues or the library is complete. */
  onWarning(failure: Error): void;
  /** Called once, with null or with the reason why the load failed. */
  onEnd(failure: Error | null): void;
}

/** How long `close` waits until the current transaction has ended. */
const graceMs = 3_000;

/** Loads the series of the library in a worker thread while the server serves requests. */
export class BackgroundLoad {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  #isClosing = false;

  constructor(db: Knex, { url, folder, now, onProgress, onWarning, onEnd }: BackgroundLoadOptions) {
    const claim: LoadClaim = { fingerprint: computeFingerprint(folder), holder: randomUUID() };
    const workerData: WorkerInput = { url, folder, claim };
    this.#worker = startWorker(new URL('./loadWorker.js', import.meta.url), workerData);
    const connection = new LentConnection(db);
    let failure: Error | null = new Error('The worker thread ended before the library was loaded.');
    this.#worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'request') connection.lend(() => this.#send('granted'));
      else if (message.kind === 'release') connection.takeBack();
      else if (message.kind === 'progress') onProgress(message.progress);
      else if (message.kind === 'warning') onWarning(message.failure);
      else if (message.kind === 'end') failure = message.failure;
    });
    this.#worker.once('error', (thrown) => {
      failure = toNativeError(thrown);
    });
    this.#exited = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#exited.then(async () => {
      connection.close();
      // A thread that was killed, or had no memory left, could not record its failure.
      if (failure !== null && !this.#isClosing)
        await runLongWork(() => failLibraryLoad(db, claim, now().toISOString())).catch(onWarning);
      onEnd(failure);
    });
  }

  /** Ends the load after the current transaction. The next start continues it. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#send('stop');
    const timer = setTimeout(() => this.#worker.terminate(), graceMs);
    await this.#exited;
    clearTimeout(timer);
  }

  #send(command: WorkerCommand): void {
    this.#worker.postMessage(command);
  }
}
