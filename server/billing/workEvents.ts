import { findCustomerById } from '../store/billingCustomers.js';
import {
  type ClaimedEvent,
  claimEvents,
  listDueCustomers,
  recordFailed,
  recordWorked,
} from '../store/billingEvents.js';
import type { BillingContext } from './billingContext.js';
import { syncSubscription } from './syncSubscription.js';

/** Longer than a sync takes with all retries of the SDK. */
const leaseMs = 120_000;
const firstRetryMs = 10_000;
const maxRetryMs = 3_600_000;
const customersPerRead = 50;

/**
 * Works the due events of a customer: one sync covers all of them. If that fails, or the process is killed, they are due again
 * later. Returns whether the customer is in line with them.
 */
export async function workEvents(context: BillingContext, customerId: string): Promise<boolean> {
  const { db, now, billing } = context;
  const leaseEnd = new Date(now().getTime() + leaseMs).toISOString();
  const claimed = await claimEvents(db, customerId, now().toISOString(), leaseEnd);
  if (claimed.length === 0) return true;
  const ids = claimed.map(({ id }) => id);
  try {
    const customer = await findCustomerById(db, customerId);
    // Another program can use the same account of Stripe.
    if (customer === undefined) await recordWorked(db, ids, now().toISOString());
    else await syncSubscription(context, { accountId: customer.accountId, customerId }, ids);
    return true;
  } catch (err) {
    billing.log?.warn({ err, customerId }, 'Could not work events of Stripe. They are tried again.');
    await recordFailed(db, ids, findNextAttempt(claimed, now()), (err as Error).message);
    return false;
  }
}

function findNextAttempt(claimed: ClaimedEvent[], now: Date): string {
  const attempts = Math.min(...claimed.map((one) => one.attempts));
  return new Date(now.getTime() + Math.min(maxRetryMs, firstRetryMs * 2 ** (attempts - 1))).toISOString();
}

/** Works all events that are due. Returns how many customers are in line with theirs, and of how many that failed. */
export async function workDueEvents(
  context: BillingContext,
  stopping: AbortSignal,
): Promise<{ worked: number; failed: number }> {
  const counts = { worked: 0, failed: 0 };
  for (;;) {
    const due = await listDueCustomers(context.db, context.now().toISOString(), customersPerRead);
    for (const customerId of due) {
      if (stopping.aborted) return counts;
      counts[(await workEvents(context, customerId)) ? 'worked' : 'failed'] += 1;
    }
    if (due.length < customersPerRead) return counts;
  }
}
