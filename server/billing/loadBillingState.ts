import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';
import { findCustomer } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { toBillingState } from './toBillingState.js';

/** Returns the plan in force and the subscription of an account, as they are stored. */
export async function loadBillingState(
  { db, config, now }: Pick<BillingContext, 'db' | 'config' | 'now'>,
  account: Account,
): Promise<Schemas['BillingState']> {
  const subscription = (await findCustomer(db, account.id))?.subscription ?? null;
  return toBillingState(account, subscription, { graceDays: config.BILLING_GRACE_DAYS, now: now() });
}
