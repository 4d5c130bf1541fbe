import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { requireBilling } from '../billing/billing.js';
import { loadBillingState } from '../billing/loadBillingState.js';
import type { Operation } from '../contract.js';

/** Returns the plan in force and the subscription of the account. */
export const billingSubscription: Operation<'billing.subscription'> = async (context, { caller }) => {
  requireBilling(context);
  return { json: await loadBillingState(context, await getSignedInAccount(context.db, caller)) };
};
