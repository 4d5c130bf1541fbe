import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiError } from '../errors.js';
import { type ComputeTasks, computeTasks } from './computeTasks.js';
import type { ComputeRequest } from './computeWorker.js';
import { Shares } from './shares.js';
import { Turns } from './turns.js';

/** Tests of samples up to this long take a millisecond or two, less than handing them to another thread and back. */
const longestHere = 2_000;
/** Texts up to so many characters are read as quickly. */
const longestTextHere = 500_000;
const mostWaiting = 64;
const deadlineMilliseconds = 30_000;
/** Nobody waits for a part of long work, of which turns let only so many be asked for: it may stand behind a full queue. */
const deadlineOfPart = 300_000;
const idleMilliseconds = 60_000;

/** One processor is left to whoever answers requests. */
export const mostThreads = Math.max(1, availableParallelism() - 1);

/** Computes what a lab asks for; large samples in threads of their own, so that other requests are answered meanwhile. */
export class ComputePool {
  /** For work of many tasks. */
  readonly turns = new Turns();
  readonly #shares = new Shares(4, 'long samples, forecasts or lists of variables');
  #threads: Piscina | undefined;

  /**
   * Throws `service_unavailable` when too many tasks are waiting, of all or of this account, or when one has not ended within 30 seconds.
   * Without an account it is not counted as anybody's.
   */
  async run<Name extends keyof ComputeTasks>(
    name: Name,
    task: Parameters<ComputeTasks[Name]>[0],
    accountId?: string,
  ): Promise<ReturnType<ComputeTasks[Name]>> {
    if (isQuick(name, task)) return computeTasks[name](task as never) as never;
    const inThread = () => this.#inThread<ReturnType<ComputeTasks[Name]>>({ name, task: task as never });
    return accountId === undefined ? inThread() : this.#shares.take(accountId, inThread);
  }

  async #inThread<Answer>(request: ComputeRequest): Promise<Answer> {
    this.#threads ??= startThreads();
    const isPart = request.name === 'backtest';
    if (!isPart && this.#threads.queueSize >= mostWaiting) throw busy();
    const signal = AbortSignal.timeout(isPart ? deadlineOfPart : deadlineMilliseconds);
    try {
      return await this.#threads.run(request, { signal });
    } catch (failure) {
      throw signal.aborted ? busy(failure) : failure;
    }
  }

  async close(): Promise<void> {
    await this.#threads?.close({ force: true });
  }
}

function isQuick(name: keyof ComputeTasks, task: Parameters<ComputeTasks[keyof ComputeTasks]>[0]): boolean {
  if ('text' in task) return task.text.length <= longestTextHere;
  return name !== 'forecast' && name !== 'backtest' && task.sample.values.length <= longestHere;
}

function startThreads(): Piscina {
  const source = new URL(import.meta.url).pathname.endsWith('.ts');
  return new Piscina({
    filename: new URL(`./computeWorker.${source ? 'ts' : 'js'}`, import.meta.url).href,
    execArgv: source ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleMilliseconds,
  });
}

function busy(cause?: unknown): ApiError {
  return new ApiError('service_unavailable', {
    message: 'Too much is being computed at the moment. Try again shortly.',
    retryAfterSeconds: 5,
    cause,
  });
}
