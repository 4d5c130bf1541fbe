import { identifyOperator } from '../accounts/audit.js';
import { requireBilling } from '../billing/billing.js';
import { loadBillingAccount } from '../billing/loadBillingAccount.js';
import { releasePlan } from '../billing/releasePlan.js';
import type { Operation } from '../contract.js';

/** Lets the subscription of an account decide its plan again. */
export const adminReleasePlan: Operation<'admin.releasePlan'> = async (context, input) => {
  requireBilling(context);
  await releasePlan(context, input.path.id, identifyOperator(input));
  return { json: await loadBillingAccount(context, input.path.id) };
};
