import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { requireBilling } from '../billing/billing.js';
import { UnknownObject } from '../billing/paymentService.js';
import type { Operation } from '../contract.js';
import type { Schemas } from '../schemas.js';
import { findCustomer } from '../store/billingCustomers.js';

const maxInvoices = 24;

/** Lists the latest invoices of the account. */
export const billingInvoices: Operation<'billing.invoices'> = async (context, { caller }) => {
  const { payments } = requireBilling(context);
  const { id } = await getSignedInAccount(context.db, caller);
  const customerId = (await findCustomer(context.db, id))?.customerId ?? null;
  const invoices = customerId === null ? [] : await payments.listInvoices(customerId, maxInvoices).catch(ignoreDeleted);
  return { json: { count: invoices.length, invoices } };
};

/** A customer that was deleted at Stripe has no invoices to show. */
function ignoreDeleted(failure: unknown): Schemas['Invoice'][] {
  if (failure instanceof UnknownObject) return [];
  throw failure;
}
