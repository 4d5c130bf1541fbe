import type { Knex } from 'knex';
import { type Account, findAccountById, lockAccount, updateAccount } from '../store/accounts.js';
import { recordAudit } from '../store/auditLog.js';
import {
  type BillingCustomer,
  findCustomer,
  numberFetch,
  type StoredSubscription,
  writeFetched,
} from '../store/billingCustomers.js';
import { recordWorked } from '../store/billingEvents.js';
import type { BillingContext } from './billingContext.js';
import { decidePlan, isLive } from './decidePlan.js';
import { fetchSubscription } from './fetchSubscription.js';
import { sendBillingMail } from './sendBillingMail.js';

/** A state of Stripe to write. */
interface Fetched {
  /** A fetch with a higher number started later. */
  number: number;
  subscription: StoredSubscription | null;
  /** The events that it covers. */
  eventIds: string[];
  at: string;
}

/** What a sync wrote. */
interface Change {
  account: Account;
  before: BillingCustomer;
  subscription: StoredSubscription | null;
}

/**
 * Fetches the state of a customer from Stripe and writes it, with the plan of the account and the events that led to it, in one
 * transaction. Fetches are numbered before they start, and an older one never replaces a newer one, so events may arrive twice, late and in any
 * order, and several processes may do this at once. Stripe is not called inside the transaction.
 */
export async function syncSubscription(
  context: BillingContext,
  { accountId, customerId }: { accountId: string; customerId: string },
  eventIds: string[] = [],
): Promise<void> {
  const { db, billing, now } = context;
  const number = await numberFetch(db, accountId, customerId);
  if (number === undefined) return recordWorked(db, eventIds, now().toISOString());
  const subscription = await fetchSubscription(billing, customerId, now());
  const fetched = { number, subscription, eventIds, at: now().toISOString() };
  const change = await db.transaction((trx) => write(context, trx, accountId, fetched));
  if (change !== undefined) sendBillingMail(context, change);
}

/** Writes a state unless a newer one was written. */
async function write(
  context: BillingContext,
  trx: Knex.Transaction,
  accountId: string,
  { number, subscription: fetched, eventIds, at }: Fetched,
): Promise<Change | undefined> {
  await lockAccount(trx, accountId);
  await recordWorked(trx, eventIds, at);
  const before = await findCustomer(trx, accountId);
  const account = await findAccountById(trx, accountId);
  if (account === undefined || before === undefined || before.fetchWritten > number) return undefined;
  const subscription = keepKnown(fetched, before.subscription);
  await writeFetched(trx, accountId, { number, subscription, at });
  await writePlan(context, trx, { account, before, subscription }, at);
  return { account, before, subscription };
}

/**
 * Keeps what only the stored state knows: the days of grace count from the first failed payment, and a price has the plan that it had before
 * its lookup key was moved to another price.
 */
function keepKnown(fetched: StoredSubscription | null, before: StoredSubscription | null): StoredSubscription | null {
  if (fetched === null || before?.id !== fetched.id) return fetched;
  const isStillDue = fetched.status === 'past_due' && before.pastDueSince !== null;
  return {
    ...fetched,
    plan: fetched.plan ?? (before.priceId === fetched.priceId ? before.plan : null),
    pastDueSince: isStillDue ? before.pastDueSince : fetched.pastDueSince,
  };
}

/** Writes the plan, unless the operator has set it, and records what changed. */
async function writePlan(
  { config, billing }: BillingContext,
  trx: Knex.Transaction,
  { account, before, subscription }: Change,
  at: string,
): Promise<void> {
  const decided = decidePlan(subscription, account, config.BILLING_GRACE_DAYS);
  const isFollowing = account.planSource === 'subscription' && account.plan !== 'enterprise';
  const next = isFollowing ? decided : account;
  const record = (action: string, detail: Record<string, unknown>) =>
    recordAudit(trx, { at, actor: 'server', action, accountId: account.id, detail });
  if (next.plan !== account.plan || next.planUntil !== account.planUntil) {
    await updateAccount(trx, account.id, { plan: next.plan, planUntil: next.planUntil }, at);
  }
  if (describe(subscription) === describe(before.subscription)) return;
  const { id, status, plan, cancelAt, priceId } = subscription ?? noSubscription;
  await record('billing.change', { subscription: id, status, subscribedTo: plan, cancelAt, plan: next.plan });
  if (subscription?.plan !== null || !isLive(subscription)) return;
  await record('billing.unknownPrice', { subscription: id, price: priceId });
  const message = 'A subscription has a price of no plan. The account keeps its plan.';
  billing.log?.warn({ accountId: account.id, priceId }, message);
}

const noSubscription: Partial<StoredSubscription> = {};

function describe(subscription: StoredSubscription | null): string {
  if (subscription === null) return '';
  const { id, status, priceId, cancelAt, nextPlan } = subscription;
  return JSON.stringify([id, status, priceId, cancelAt, nextPlan]);
}
