import type { Knex } from 'knex';
import type { CallBudget, FailedCall } from '../callBudget.js';

/** The last results of a provider. */
export interface ProviderState {
  provider: string;
  succeededAt: string | null;
  failedAt: string | null;
  /** Description of the last failure. */
  failure: string | null;
}

/**
 * Reserves a call if all budgets allow it and returns 0; otherwise returns the milliseconds until they do. Serialises
 * processes, so that together they never exceed a budget in any window of its length.
 */
export async function reserveCall(
  db: Knex,
  provider: string,
  budgets: readonly CallBudget[],
  at: Date,
): Promise<number> {
  return db.transaction(async (trx) => {
    await lockProvider(trx, provider);
    const now = at.getTime();
    const waitsMs: number[] = [];
    for (const budget of budgets) waitsMs.push(await computeWaitMs(trx, provider, budget, now));
    const waitMs = Math.max(0, ...waitsMs);
    if (waitMs === 0) {
      await trx('provider_calls').insert({ provider, called_at: now, failed: false });
      await deleteOldCalls(trx, provider, budgets, now);
    }
    return waitMs;
  });
}

/**
 * Records the result of a call: the failure message, or null for a success. With `reservedAt` the call never reached the
 * provider: its reservation is released, and it counts for no budget. A caller error does not change the state of the
 * provider.
 */
export async function recordCallResult(
  db: Knex,
  provider: string,
  failure: string | null,
  at: Date,
  { reservedAt, isCallerError = false }: FailedCall = {},
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockProvider(trx, provider);
    const instant = at.toISOString();
    const change = failure === null ? { succeeded_at: instant } : { failed_at: instant, failure };
    if (!isCallerError) await trx('provider_states').where({ provider }).update(change);
    if (reservedAt !== undefined) await releaseCall(trx, provider, reservedAt);
    else if (failure !== null) await trx('provider_calls').insert({ provider, called_at: at.getTime(), failed: true });
  });
}

/** Deletes one call of an instant. There may be others at the same instant. */
async function releaseCall(trx: Knex.Transaction, provider: string, reservedAt: Date): Promise<void> {
  const reservedCalls = trx('provider_calls').where({ provider, called_at: reservedAt.getTime(), failed: false });
  await trx('provider_calls').whereIn('id', reservedCalls.min('id')).delete();
}

/** Returns the remaining calls of each budget at an instant. */
export async function countRemainingCalls(
  db: Knex,
  provider: string,
  budgets: readonly CallBudget[],
  at: Date,
): Promise<number[]> {
  const remaining: number[] = [];
  for (const budget of budgets) {
    const [row] = await selectCallsInWindow(db, provider, budget, at.getTime()).count({ made: '*' });
    remaining.push(Math.max(0, budget.calls - Number(row?.made ?? 0)));
  }
  return remaining;
}

/** Lists the last results of all providers that were ever called. */
export async function listProviderStates(db: Knex): Promise<ProviderState[]> {
  return db('provider_states')
    .select({ provider: 'provider', succeededAt: 'succeeded_at', failedAt: 'failed_at', failure: 'failure' })
    .orderBy('provider');
}

/** Locks the provider's row until the transaction ends. */
async function lockProvider(trx: Knex.Transaction, provider: string): Promise<void> {
  await trx('provider_states').insert({ provider }).onConflict('provider').merge({ provider });
}

function selectCallsInWindow(db: Knex, provider: string, { seconds, failuresOnly = false }: CallBudget, now: number) {
  return db('provider_calls')
    .where({ provider, failed: failuresOnly })
    .andWhere('called_at', '>', now - seconds * 1000);
}

async function computeWaitMs(
  trx: Knex.Transaction,
  provider: string,
  budget: CallBudget,
  now: number,
): Promise<number> {
  // The call that must leave the window before the next is allowed.
  const row: { called_at: number } | undefined = await selectCallsInWindow(trx, provider, budget, now)
    .orderBy('called_at', 'desc')
    .offset(budget.calls - 1)
    .first('called_at');
  return row === undefined ? 0 : Number(row.called_at) + budget.seconds * 1000 - now;
}

async function deleteOldCalls(
  trx: Knex.Transaction,
  provider: string,
  budgets: readonly CallBudget[],
  now: number,
): Promise<void> {
  const maxSeconds = Math.max(0, ...budgets.map(({ seconds }) => seconds));
  await trx('provider_calls')
    .where({ provider })
    .andWhere('called_at', '<=', now - maxSeconds * 1000)
    .delete();
}
