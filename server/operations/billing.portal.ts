import { auditAccount } from '../accounts/audit.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { requireBilling } from '../billing/billing.js';
import { openPortal } from '../billing/openPortal.js';
import type { Operation } from '../contract.js';

/** Returns the address of a page of the customer portal. */
export const billingPortal: Operation<'billing.portal'> = async (context, { caller, body }) => {
  const billing = requireBilling(context);
  const account = await getSignedInAccount(context.db, caller);
  const url = await openPortal({ ...context, billing }, account.id, body);
  await auditAccount(context, 'billing.portal', account.id, { page: body.page });
  return { json: { url } };
};
