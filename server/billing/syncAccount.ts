import { findCustomer } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { syncSubscription } from './syncSubscription.js';

/** Brings an account in line with its subscription. Does nothing for one that is no customer. */
export async function syncAccount(context: BillingContext, accountId: string): Promise<void> {
  const customerId = (await findCustomer(context.db, accountId))?.customerId ?? null;
  if (customerId !== null) await syncSubscription(context, { accountId, customerId });
}
