import { listCustomersAfter } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { syncSubscription } from './syncSubscription.js';
import { workDueEvents } from './workEvents.js';

const customersPerRead = 100;
/** After so many failures in a row, Stripe is taken to be out of reach. */
const maxFailures = 5;

/**
 * Brings all customers in line with Stripe, whatever happened to their events. Leaves the rest to the next run if the process stops. Throws
 * an error if Stripe is out of reach.
 */
export async function reconcile(
  context: BillingContext,
  stopping: AbortSignal,
): Promise<{ customers: number; failed: number; events: number }> {
  const { worked } = await workDueEvents(context, stopping);
  const counts = { customers: 0, failed: 0, events: worked };
  let failuresInRow = 0;
  let last = '';
  for (;;) {
    const customers = await listCustomersAfter(context.db, last, customersPerRead);
    for (const { accountId, customerId } of customers) {
      if (stopping.aborted) return counts;
      if (customerId === null) continue;
      counts.customers += 1;
      const failure = await syncSubscription(context, { accountId, customerId }).catch((error: Error) => error);
      failuresInRow = failure === undefined ? 0 : failuresInRow + 1;
      if (failure === undefined) continue;
      counts.failed += 1;
      context.billing.log?.warn({ err: failure, accountId }, 'Could not fetch the subscription of an account.');
      if (failuresInRow === maxFailures) throw failure;
    }
    last = customers.at(-1)?.accountId ?? last;
    if (customers.length < customersPerRead) break;
  }
  if (counts.failed > 0 && counts.failed === counts.customers)
    throw new Error('No customer could be read from Stripe.');
  return counts;
}
