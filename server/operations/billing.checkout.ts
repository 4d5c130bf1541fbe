import { auditAccount } from '../accounts/audit.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { requireBilling } from '../billing/billing.js';
import { startCheckout } from '../billing/startCheckout.js';
import type { Operation } from '../contract.js';

/** Returns the address of a checkout for a plan. */
export const billingCheckout: Operation<'billing.checkout'> = async (context, { caller, body }) => {
  const billing = requireBilling(context);
  const account = await getSignedInAccount(context.db, caller);
  const url = await startCheckout({ ...context, billing }, account, body);
  await auditAccount(context, 'billing.checkout', account.id, { plan: body.plan, interval: body.interval });
  return { json: { url } };
};
