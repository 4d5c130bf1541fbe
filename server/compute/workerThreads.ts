import { Piscina } from 'piscina';
import type { ComputeRequest, WorkerSettings } from './computeWorker.js';

const idleTimeoutMs = 60_000;

/** Worker threads that start when they are first needed, and end when they are idle for a minute. */
export class WorkerThreads {
  readonly #count: number;
  readonly #settings: WorkerSettings;
  #workers: Piscina | undefined;

  constructor(count: number, settings: WorkerSettings) {
    this.#count = count;
    this.#settings = settings;
  }

  /** Runs a call. Aborting the signal ends its thread. */
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
