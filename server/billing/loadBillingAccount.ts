import { getAccount } from '../accounts/getAccount.js';
import type { Schemas } from '../schemas.js';
import { type BillingCustomer, findCustomer } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { toBillingAccount } from './toBillingState.js';

const notACustomer: Pick<
  BillingCustomer,
  'customerId' | 'failedPayments' | 'lastFailedPaymentAt' | 'syncedAt' | 'subscription'
> = { customerId: null, failedPayments: 0, lastFailedPaymentAt: null, syncedAt: null, subscription: null };

/** Returns an account as the operator sees it in billing. Throws not_found. */
export async function loadBillingAccount(
  { db, config, now }: Pick<BillingContext, 'db' | 'config' | 'now'>,
  accountId: string,
): Promise<Schemas['BillingAccount']> {
  const account = await getAccount(db, accountId);
  const customer = (await findCustomer(db, accountId)) ?? notACustomer;
  return toBillingAccount(account, customer, { graceDays: config.BILLING_GRACE_DAYS, now: now() });
}
