import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiError } from '../errors.js';
import { AccountConcurrencyLimit } from './accountConcurrencyLimit.js';
import { type ComputeFunctions, computeFunctions } from './computeFunctions.js';
import type { ComputeRequest } from './computeWorker.js';
import { Semaphore } from './semaphore.js';

/** Tests of samples up to this length take one or two milliseconds, less than the transfer to another thread and back. */
const maxInlineSampleLength = 2_000;
/** Texts of up to this many characters are parsed as quickly. */
const maxInlineTextLength = 500_000;
const maxQueueSize = 64;
const timeoutMs = 30_000;
/** For the parts of a long job. They may wait behind a full queue; the semaphore limits how many are queued. */
const partTimeoutMs = 300_000;
const idleTimeoutMs = 60_000;

/** Number of worker threads. It leaves one processor free for handling requests. */
export const maxWorkers = Math.max(1, availableParallelism() - 1);

/** Runs compute functions: short ones inline, long ones in worker threads, so that they do not block other requests. */
export class ComputePool {
  /** Limits work that consists of many compute calls, such as a backtest. */
  readonly semaphore = new Semaphore();
  readonly #accountLimit = new AccountConcurrencyLimit(4, 'long samples, forecasts or variable lists');
  #workers: Piscina | undefined;

  /**
   * Runs a compute function. Throws `service_unavailable` if the queue is full, if the account has reached its concurrency
   * limit, or if the call takes longer than 30 seconds. A call without an account counts toward no account's limit.
   */
  async run<Name extends keyof ComputeFunctions>(
    name: Name,
    input: Parameters<ComputeFunctions[Name]>[0],
    accountId?: string,
  ): Promise<ReturnType<ComputeFunctions[Name]>> {
    if (canRunInline(name, input)) return computeFunctions[name](input as never) as never;
    const runInWorker = () => this.#runInWorker<ReturnType<ComputeFunctions[Name]>>({ name, input: input as never });
    return accountId === undefined ? runInWorker() : this.#accountLimit.run(accountId, runInWorker);
  }

  async #runInWorker<Result>(request: ComputeRequest): Promise<Result> {
    this.#workers ??= createWorkers();
    const isPart = request.name === 'backtest';
    if (!isPart && this.#workers.queueSize >= maxQueueSize) throw createBusyError();
    const signal = AbortSignal.timeout(isPart ? partTimeoutMs : timeoutMs);
    try {
      return await this.#workers.run(request, { signal });
    } catch (failure) {
      throw signal.aborted ? createBusyError(failure) : failure;
    }
  }

  async close(): Promise<void> {
    await this.#workers?.close({ force: true });
  }
}

function canRunInline(
  name: keyof ComputeFunctions,
  input: Parameters<ComputeFunctions[keyof ComputeFunctions]>[0],
): boolean {
  if ('text' in input) return input.text.length <= maxInlineTextLength;
  return name !== 'forecast' && name !== 'backtest' && input.sample.values.length <= maxInlineSampleLength;
}

function createWorkers(): Piscina {
  const isSource = new URL(import.meta.url).pathname.endsWith('.ts');
  return new Piscina({
    filename: new URL(`./computeWorker.${isSource ? 'ts' : 'js'}`, import.meta.url).href,
    execArgv: isSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: maxWorkers,
    idleTimeout: idleTimeoutMs,
  });
}

function createBusyError(cause?: unknown): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The server is busy with other computations. Try again shortly.',
    retryAfterSeconds: 5,
    cause,
  });
}
