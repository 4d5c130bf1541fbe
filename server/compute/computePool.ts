import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiError } from '../errors.js';
import { AccountConcurrencyLimit } from './accountConcurrencyLimit.js';
import { type ComputeFunctions, computeFunctions } from './computeFunctions.js';
import type { ComputeRequest } from './computeWorker.js';
import { Semaphore } from './semaphore.js';

/** Tests of samples up to this long take a millisecond or two, less than handing them to another thread and back. */
const maxInlineSampleLength = 2_000;
/** Texts up to so many characters are read as quickly. */
const maxInlineTextLength = 500_000;
const maxQueueSize = 64;
const timeoutMs = 30_000;
/** Nobody waits for a part of long work, of which turns let only so many be asked for: it may stand behind a full queue. */
const partTimeoutMs = 300_000;
const idleTimeoutMs = 60_000;

/** One processor is left to whoever answers requests. */
export const maxWorkers = Math.max(1, availableParallelism() - 1);

/** Computes what a lab asks for; large samples in threads of their own, so that other requests are answered meanwhile. */
export class ComputePool {
  /** For work of many tasks. */
  readonly semaphore = new Semaphore();
  readonly #accountLimit = new AccountConcurrencyLimit(4, 'long samples, forecasts or lists of variables');
  #workers: Piscina | undefined;

  /**
   * Throws `service_unavailable` when too many tasks are waiting, of all or of this account, or when one has not ended within 30 seconds.
   * Without an account it is not counted as anybody's.
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
    message: 'Too much is being computed at the moment. Try again shortly.',
    retryAfterSeconds: 5,
    cause,
  });
}
