import { Piscina } from 'piscina';
import type { ComputeRequest, WorkerSettings } from './computeWorker.js';

const idleTimeoutMs = 60_000;

/** Threads that run calls. Aborting the signal of a call ends its thread. */
export interface Threads {
  run(request: ComputeRequest, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

/** Worker threads that start when they are first needed, and end when they are idle for a minute. */
export class WorkerThreads implements Threads {
  readonly #count: number;
  readonly #settings: WorkerSettings;
  #workers: Piscina | undefined;

  constructor(count: number, settings: WorkerSettings) {
    this.#count = count;
    this.#settings = settings;
  }

  run(request: ComputeRequest, signal: AbortSignal): Promise<unknown> {
    this.#workers ??= this.#createWorkers();
    return this.#workers.run(request, { signal });
  }

  async close(): Promise<void> {
    await this.#workers?.close({ force: true });
  }

  #createWorkers(): Piscina {
    const isSource = new URL(import.meta.url).pathname.endsWith('.ts');
    return new Piscina({
      filename: new URL(`./computeWorker.${isSource ? 'ts' : 'js'}`, import.meta.url).href,
      execArgv: isSource ? ['--import', 'tsx'] : [],
      workerData: this.#settings,
      minThreads: 0,
      maxThreads: this.#count,
      idleTimeout: idleTimeoutMs,
    });
  }
}
