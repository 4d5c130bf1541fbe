import { combineSignals } from '../combineSignals.js';
import { ApiError, toRetryAfter } from '../errors.js';
import { FairQueue, type Owner, type QueuedWork } from './fairQueue.js';

/** Runs a call in a thread. Aborting the signal stops the thread. */
export type Execute<Call> = (call: Call, signal: AbortSignal) => Promise<unknown>;

interface LaneOptions<Call> {
  /** Maximum number of calls that run at once. */
  threads: number;
  /** Maximum duration of a call, from the start of the computation. */
  maxDurationMs: number;
  execute: Execute<Call>;
}

/** How a call may wait and run. */
export interface CallOptions {
  owner: Owner;
  /** Estimated duration in milliseconds. */
  cost: number;
  /** The call is refused if it would wait longer for a thread. */
  maxWaitMs: number;
  /** Aborted when no one needs the result any more. */
  signal?: AbortSignal | undefined;
  /** Called when the call gets a thread. A call that is refused never starts. */
  onStarted?: (() => void) | undefined;
}

interface Waiting extends QueuedWork {
  start(): Promise<void>;
}

/** A number of threads that accounts share fairly. */
export class Lane<Call> {
  readonly #options: LaneOptions<Call>;
  readonly #queue = new FairQueue<Waiting>();
  readonly #running = new Set<Waiting>();

  constructor(options: LaneOptions<Call>) {
    this.#options = options;
  }

  /**
   * Runs a call when its owner's turn comes. Throws `service_unavailable` if it would wait or has waited too long, or takes
   * too long. Rejects with the reason of the signal when that is aborted.
   */
  async run(call: Call, options: CallOptions): Promise<unknown> {
    const { owner, cost, maxWaitMs, signal, onStarted } = options;
    signal?.throwIfAborted();
    const expectedMs = this.#estimateWait(owner);
    if (expectedMs > maxWaitMs) throw createBusyError(expectedMs - maxWaitMs);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        cost,
        start: () => {
          stopWaiting();
          onStarted?.();
          return this.#execute(call, signal).then(resolve, reject);
        },
      };
      const leave = (reason: unknown) => {
        stopWaiting();
        if (this.#queue.remove(waiting)) reject(reason);
      };
      const onAbort = () => leave(signal?.reason);
      const timer = setTimeout(() => leave(createBusyError(this.#estimateWait(owner))), maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort);
      this.#queue.add(waiting);
      this.#startNext();
    });
  }

  async #execute(call: Call, signal: AbortSignal | undefined): Promise<unknown> {
    const limited = combineSignals([signal], this.#options.maxDurationMs);
    try {
      return await this.#options.execute(call, limited.signal);
    } catch (failure) {
      if (limited.hasTimedOut()) throw createTooLongError(this.#options.maxDurationMs, failure);
      throw failure;
    } finally {
      limited.release();
    }
  }

  #startNext(): void {
    while (this.#running.size < this.#options.threads) {
      const next = this.#queue.take();
      if (next === undefined) break;
      this.#running.add(next);
      void next.start().finally(() => {
        this.#running.delete(next);
        this.#startNext();
      });
    }
    if (this.#running.size === 0) this.#queue.reset();
  }

  /** Estimates how long new work of an owner waits for a thread, in milliseconds. */
  #estimateWait(owner: Owner): number {
    const { threads } = this.#options;
    if (this.#running.size < threads) return 0;
    const running = [...this.#running].reduce((sum, { cost }) => sum + cost, 0);
    return (running / 2 + this.#queue.getCostAhead(owner)) / threads;
  }
}

function createBusyError(waitMs: number): ApiError {
  const { retryAfterSeconds, wait } = toRetryAfter(waitMs);
  const message = `The server is busy with other computations. Try again in ${wait}.`;
  return new ApiError('service_unavailable', { message, retryAfterSeconds });
}

function createTooLongError(maxDurationMs: number, cause: unknown): ApiError {
  const message = `The computation takes longer than ${maxDurationMs / 1000} seconds. Shorten the sample, or choose a simpler model.`;
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 30, cause });
}
