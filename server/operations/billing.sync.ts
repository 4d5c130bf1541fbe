import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { requireBilling } from '../billing/billing.js';
import { loadBillingState } from '../billing/loadBillingState.js';
import { syncAccount } from '../billing/syncAccount.js';
import type { Operation } from '../contract.js';

/** Fetches the subscription of the account from Stripe, and returns it. */
export const billingSync: Operation<'billing.sync'> = async (context, { caller }) => {
  const billing = requireBilling(context);
  const { id } = await getSignedInAccount(context.db, caller);
  await syncAccount({ ...context, billing }, id);
  return { json: await loadBillingState(context, await getSignedInAccount(context.db, caller)) };
};
