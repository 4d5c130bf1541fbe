import { availableParallelism } from 'node:os';
import { AccountConcurrencyLimit } from './accountConcurrencyLimit.js';
import { type ComputeFunctions, computeFunctions } from './computeFunctions.js';
import type { ComputeRequest, WorkerSettings } from './computeWorker.js';
import { estimateCost } from './estimateCost.js';
import type { Owner } from './fairQueue.js';
import { Lane } from './lane.js';
import { type Threads, WorkerThreads } from './workerThreads.js';

/** Estimated duration up to which a call runs inline. It is about that of moving a sample to another thread and back. */
const maxInlineMs = 10;
/** Estimated duration of the calls that an account can have in the quick lane at once. A forecast of 600 months by `auto` is below. */
const maxQuickMs = 2_000;
/** Maximum duration from the start of the computation. */
const maxDurationMs = 30_000;
const maxWaitMs = 20_000;
/** For scheduled work and the further parts of a long job, which no one waits for with an open connection. */
const maxBackgroundWaitMs = 600_000;

/** Number of worker threads for long computations. It leaves one processor free for handling requests. */
export const maxWorkers = Math.max(1, availableParallelism() - 1);

/**
 * The lanes. No call waits behind one of another lane: they have separate threads, and where there are fewer processors than
 * threads, the system prefers the main thread and the quick lane, which get six times the time of one of the next lanes.
 * Scheduled work gets what is left.
 */
const laneSettings = {
  quick: { threads: Math.max(2, maxWorkers), niceness: 2, maxDurationMs },
  further: { threads: maxWorkers, niceness: 10, maxDurationMs },
  long: { threads: maxWorkers, niceness: 10, maxDurationMs },
  scheduled: { threads: 1, niceness: 15, maxDurationMs: 300_000 },
};

type LaneName = keyof typeof laneSettings;
type OpenThreads = (count: number, settings: WorkerSettings) => Threads;

/** Whose call it is, and who waits for it. */
export interface CallContext {
  /** Undefined for scheduled work, which runs after that of all accounts unless it is short. */
  owner: Owner | undefined;
  signal?: AbortSignal | undefined;
  onStarted?: (() => void) | undefined;
  /** Set for a part of a job or a backtest, which counts towards a limit of its own. */
  part?: Part | undefined;
}

export interface Part {
  /** Estimated duration of all parts, in milliseconds. Not used if the client does not wait. */
  totalCost: number;
  /** Whether the client waits with an open connection. */
  isAwaited: boolean;
  /** Whether another part has already started. The client then waits for the result, not for a thread. */
  hasStarted?: boolean;
}

/** Runs compute functions: short ones inline, others in worker threads, so that they do not block other requests. */
export class ComputePool {
  /** Limits the backtests and background forecasts of each account. */
  readonly jobLimit = new AccountConcurrencyLimit(3, 'background forecasts or backtests');
  readonly #callLimit = new AccountConcurrencyLimit(4, 'computations');
  /** Estimated duration of the calls of each account in the quick lane, in milliseconds. */
  readonly #quickCosts = new Map<string, number>();
  readonly #openThreads: OpenThreads;
  readonly #threads: Threads[] = [];
  readonly #lanes: Record<LaneName, Lane<ComputeRequest>>;

  constructor(openThreads: OpenThreads = (count, settings) => new WorkerThreads(count, settings)) {
    this.#openThreads = openThreads;
    this.#lanes = {
      quick: this.#openLane('quick'),
      further: this.#openLane('further'),
      long: this.#openLane('long'),
      scheduled: this.#openLane('scheduled'),
    };
  }

  /**
   * Runs a compute function. Throws `service_unavailable` if the call would wait too long, if the account has reached its
   * concurrency limit, or if the call takes longer than 30 seconds.
   */
  async run<Name extends keyof ComputeFunctions>(
    name: Name,
    input: Parameters<ComputeFunctions[Name]>[0],
    { owner, signal, onStarted, part }: CallContext,
  ): Promise<ReturnType<ComputeFunctions[Name]>> {
    const cost = estimateCost(name, input);
    if (canRunInline(name, cost)) {
      onStarted?.();
      return computeFunctions[name](input as never) as never;
    }
    const runInLane = () => {
      const lane = this.#selectLane(owner, cost, part);
      const result = this.#lanes[lane].run(
        { name, input: input as never },
        {
          owner: owner ?? { name: 'scheduled', weight: 1 },
          maxWaitMs: isWaitLimited(owner, part) ? maxWaitMs : maxBackgroundWaitMs,
          cost,
          signal,
          onStarted,
        },
      );
      return lane === 'quick' && owner !== undefined ? this.#trackQuickCost(owner, cost, result) : result;
    };
    return (
      part !== undefined || owner === undefined ? runInLane() : this.#callLimit.run(owner.name, runInLane)
    ) as never;
  }

  #selectLane(owner: Owner | undefined, cost: number, part: Part | undefined): LaneName {
    if (owner === undefined) return 'scheduled';
    if (cost > maxQuickMs) return 'long';
    if (part !== undefined && (!part.isAwaited || part.totalCost > maxQuickMs)) return 'further';
    return this.#getQuickCost(owner) + cost <= maxQuickMs ? 'quick' : 'further';
  }

  #getQuickCost({ name }: Owner): number {
    return this.#quickCosts.get(name) ?? 0;
  }

  async #trackQuickCost(owner: Owner, cost: number, result: Promise<unknown>): Promise<unknown> {
    // Whole numbers, whose sums are exact.
    const wholeCost = Math.ceil(cost);
    this.#quickCosts.set(owner.name, this.#getQuickCost(owner) + wholeCost);
    try {
      return await result;
    } finally {
      const remaining = this.#getQuickCost(owner) - wholeCost;
      if (remaining > 0) this.#quickCosts.set(owner.name, remaining);
      else this.#quickCosts.delete(owner.name);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((threads) => threads.close()));
  }

  #openLane(name: LaneName): Lane<ComputeRequest> {
    const { threads, niceness, maxDurationMs } = laneSettings[name];
    const workers = this.#openThreads(threads, { niceness });
    this.#threads.push(workers);
    return new Lane({ threads, maxDurationMs, execute: (request, signal) => workers.run(request, signal) });
  }
}

/** Whether a client waits for a thread with an open connection. */
function isWaitLimited(owner: Owner | undefined, part: Part | undefined): boolean {
  return owner !== undefined && (part === undefined || (part.isAwaited && part.hasStarted !== true));
}

function canRunInline(name: keyof ComputeFunctions, cost: number): boolean {
  return name !== 'forecast' && name !== 'backtest' && cost <= maxInlineMs;
}
