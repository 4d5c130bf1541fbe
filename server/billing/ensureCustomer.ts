import type { Account } from '../store/accounts.js';
import { type BillingCustomer, findCustomer, insertCustomer, storeCustomerId } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';

/** A customer that exists at Stripe. */
export type ExistingCustomer = BillingCustomer & { customerId: string };

/**
 * Returns the customer of an account, and creates it at Stripe if there is none. Calls at the same time create one customer, because they
 * send the same idempotency key.
 */
export async function ensureCustomer(
  { db, billing, now }: Pick<BillingContext, 'db' | 'billing' | 'now'>,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
): Promise<ExistingCustomer> {
  await insertCustomer(db, accountId, now().toISOString());
  const known = await getCustomer(db, accountId);
  if (known.customerId !== null) return { ...known, customerId: known.customerId };
  const idempotencyKey = `almanac-customer-${accountId}-${known.customers}`;
  const customerId = await billing.payments.createCustomer({ accountId, email, idempotencyKey });
  await storeCustomerId(db, known, customerId);
  return { ...known, customerId };
}

async function getCustomer(db: BillingContext['db'], accountId: string): Promise<BillingCustomer> {
  const customer = await findCustomer(db, accountId);
  if (customer === undefined) throw new Error('The customer was deleted in the meantime.');
  return customer;
}
