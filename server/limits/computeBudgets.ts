import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import {
  type ComputeDecision,
  type ComputeLimits,
  type ComputeSpending,
  describeDecision,
  spendCompute,
} from '../access/computeBudget.js';
import { createRedisSpending } from '../store/redisComputeSpending.js';

/** More accounts than can have spent something at once. */
const maxAccounts = 100_000;

/** Counts what each account computes: over all processes with Redis, otherwise and while Redis fails in this process. */
export class ComputeBudgets {
  readonly #spendShared: ReturnType<typeof createRedisSpending> | undefined;
  readonly #spendings = new LRUCache<string, ComputeSpending>({ max: maxAccounts });

  constructor(redis?: Redis) {
    this.#spendShared = redis && createRedisSpending(redis);
  }

  /** Spends the cost if the account has that much left. A negative cost gives back. `now` applies to this process. */
  async spend(
    accountId: string,
    cost: number,
    limits: Pick<ComputeLimits, 'max' | 'perMinute'>,
    now: number,
  ): Promise<ComputeDecision> {
    const { max, perMinute } = limits;
    const shared = await this.#spendShared?.({ accountId, cost, max, perMinute }).catch(() => undefined);
    return describeDecision(shared ?? this.#spendHere(accountId, cost, limits, now), cost, limits);
  }

  #spendHere(accountId: string, cost: number, limits: Pick<ComputeLimits, 'max' | 'perMinute'>, now: number) {
    const previous = this.#spendings.get(accountId) ?? { spent: 0, at: now };
    const { admitted, ...next } = spendCompute(previous, cost, limits, now);
    this.#spendings.set(accountId, next);
    return { admitted, spent: next.spent };
  }
}
