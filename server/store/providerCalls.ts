import type { Knex } from 'knex';

/** Calls (or failures alone) that are allowed within so many seconds. */
export interface CallBudget {
  calls: number;
  seconds: number;
  failuresOnly?: boolean;
}

/** How a provider last answered. */
export interface ProviderState {
  provider: string;
  succeededAt: string | null;
  failedAt: string | null;
  /** What the last failure was. */
  failure: string | null;
}

/**
 * Notes a call when every budget has room for it, and answers 0; otherwise the milliseconds until all have. Processes take turns, so that together
 * they never make more calls than a budget allows in any span of its length.
 */
export async function takeCall(db: Knex, provider: string, budgets: readonly CallBudget[], at: Date): Promise<number> {
  return db.transaction(async (trx) => {
    await lockProvider(trx, provider);
    const now = at.getTime();
    const waits: number[] = [];
    for (const budget of budgets) waits.push(await waitFor(trx, provider, budget, now));
    const wait = Math.max(0, ...waits);
    if (wait === 0) {
      await trx('provider_calls').insert({ provider, called_at: now, failed: false });
      await forgetOld(trx, provider, budgets, now);
    }
    return wait;
  });
}

/**
 * Notes how a call ended: `failure` in words, null where it brought data. One that never reached the provider counts for no budget: `unused` is when its
 * turn was taken, which is given back. One that was `wronglyAsked` says nothing of how the provider is.
 */
export async function noteAnswer(
  db: Knex,
  provider: string,
  failure: string | null,
  at: Date,
  { unused, wronglyAsked = false }: { unused?: Date | undefined; wronglyAsked?: boolean } = {},
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockProvider(trx, provider);
    const instant = at.toISOString();
    const change = failure === null ? { succeeded_at: instant } : { failed_at: instant, failure };
    if (!wronglyAsked) await trx('provider_states').where({ provider }).update(change);
    if (unused !== undefined) await giveBack(trx, provider, unused);
    else if (failure !== null) await trx('provider_calls').insert({ provider, called_at: at.getTime(), failed: true });
  });
}

/** Takes away one call of an instant: others may have been made in the same. */
async function giveBack(trx: Knex.Transaction, provider: string, taken: Date): Promise<void> {
  const turns = trx('provider_calls').where({ provider, called_at: taken.getTime(), failed: false });
  await trx('provider_calls').whereIn('id', turns.min('id')).delete();
}

/** Calls still allowed by each budget at an instant. */
export async function callsLeft(
  db: Knex,
  provider: string,
  budgets: readonly CallBudget[],
  at: Date,
): Promise<number[]> {
  const left: number[] = [];
  for (const budget of budgets) {
    const [row] = await within(db, provider, budget, at.getTime()).count({ made: '*' });
    left.push(Math.max(0, budget.calls - Number(row?.made ?? 0)));
  }
  return left;
}

/** How the providers that were ever asked last answered. */
export async function listProviderStates(db: Knex): Promise<ProviderState[]> {
  return db('provider_states')
    .select({ provider: 'provider', succeededAt: 'succeeded_at', failedAt: 'failed_at', failure: 'failure' })
    .orderBy('provider');
}

/** Writing the provider's row keeps other processes out until the transaction ends. */
async function lockProvider(trx: Knex.Transaction, provider: string): Promise<void> {
  await trx('provider_states').insert({ provider }).onConflict('provider').merge({ provider });
}

function within(db: Knex, provider: string, { seconds, failuresOnly = false }: CallBudget, now: number) {
  return db('provider_calls')
    .where({ provider, failed: failuresOnly })
    .andWhere('called_at', '>', now - seconds * 1000);
}

async function waitFor(trx: Knex.Transaction, provider: string, budget: CallBudget, now: number): Promise<number> {
  // The call that must fall out of the span before another fits in.
  const row: { called_at: number } | undefined = await within(trx, provider, budget, now)
    .orderBy('called_at', 'desc')
    .offset(budget.calls - 1)
    .first('called_at');
  return row === undefined ? 0 : Number(row.called_at) + budget.seconds * 1000 - now;
}

async function forgetOld(
  trx: Knex.Transaction,
  provider: string,
  budgets: readonly CallBudget[],
  now: number,
): Promise<void> {
  const longest = Math.max(0, ...budgets.map(({ seconds }) => seconds));
  await trx('provider_calls')
    .where({ provider })
    .andWhere('called_at', '<=', now - longest * 1000)
    .delete();
}
