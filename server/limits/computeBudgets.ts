import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import {
  type ComputeDecision,
  type ComputeLimits,
  type ComputeSpending,
  describeDecision,
  spendCompute,
} from '../access/computeBudget.js';
import { limitEntries } from '../limitEntries.js';
import type { SpendingRequest, SpendingResult, SpendShared } from '../store/computeSpending.js';
import { isPostgres } from '../store/dialect.js';
import { createPostgresSpending } from '../store/postgresComputeSpending.js';
import { createRedisSpending } from '../store/redisComputeSpending.js';

type Limits = Pick<ComputeLimits, 'max' | 'perMinute'>;

/** More accounts than can have spent something at once. */
const maxAccounts = 100_000;

/** Counts in Redis if configured, otherwise in PostgreSQL if that is the database, otherwise in this process. */
export function openComputeBudgets(db: Knex, redis: Redis | undefined, log: Logger | undefined): ComputeBudgets {
  if (redis !== undefined) return new ComputeBudgets(createRedisSpending(redis), log);
  return new ComputeBudgets(isPostgres(db) ? createPostgresSpending(db) : undefined, log);
}

/** Counts what each account computes: in a store that all processes share, otherwise and while it fails in this process. */
export class ComputeBudgets {
  readonly #spendShared: SpendShared | undefined;
  readonly #log: Logger | undefined;
  readonly #spendings = new LRUCache<string, ComputeSpending>(limitEntries(maxAccounts));
  #isFallbackActive = false;

  constructor(spendShared?: SpendShared, log?: Logger) {
    this.#spendShared = spendShared;
    this.#log = log;
  }

  /** Spends the cost if the account has that much left. A negative cost gives back. `now` applies to this process. */
  async spend(accountId: string, cost: number, limits: Limits, now: number): Promise<ComputeDecision> {
    const { max, perMinute } = limits;
    const shared = await this.#trySpendShared({ accountId, cost, max, perMinute });
    return describeDecision(shared ?? this.#spendHere(accountId, cost, limits, now), cost, limits);
  }

  /** Returns undefined if there is no shared store or it fails. Logs the start and the end of an outage. */
  async #trySpendShared(request: SpendingRequest): Promise<SpendingResult | undefined> {
    try {
      const result = await this.#spendShared?.(request);
      if (this.#isFallbackActive) this.#log?.info('Compute budgets are shared by all processes again.');
      this.#isFallbackActive = false;
      return result;
    } catch (failure) {
      if (!this.#isFallbackActive)
        this.#log?.warn(
          { err: failure },
          'Could not reach the shared compute budgets. Each process counts its own until they are back.',
        );
      this.#isFallbackActive = true;
      return undefined;
    }
  }

  #spendHere(accountId: string, cost: number, limits: Limits, now: number) {
    const previous = this.#spendings.get(accountId) ?? { spent: 0, at: now };
    const { admitted, ...next } = spendCompute(previous, cost, limits, now);
    this.#spendings.set(accountId, next);
    return { admitted, spent: next.spent };
  }
}
