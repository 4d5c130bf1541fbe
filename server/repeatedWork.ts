/** Work that runs at intervals. */
interface RepeatedWorkOptions {
  intervalMs: number;
  run(): Promise<unknown>;
  onFailure(failure: unknown): void;
}

/** Runs work at intervals, but never twice at the same time. After a failure, the next run tries again. */
export class RepeatedWork {
  readonly #options: RepeatedWorkOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;

  constructor(options: RepeatedWorkOptions) {
    this.#options = options;
  }

  get isStarted(): boolean {
    return this.#timer !== undefined;
  }

  /** Runs the work for the first time after one interval. */
  start(): void {
    const { intervalMs, run, onFailure } = this.#options;
    this.#timer = setInterval(() => {
      this.#running ??= run()
        .catch(onFailure)
        .finally(() => {
          this.#running = undefined;
        });
    }, intervalMs);
  }

  /** Waits for the run in progress. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
