import { auditOperator, identifyOperator } from '../accounts/audit.js';
import { getAccount } from '../accounts/getAccount.js';
import { requireBilling } from '../billing/billing.js';
import { loadBillingAccount } from '../billing/loadBillingAccount.js';
import { syncAccount } from '../billing/syncAccount.js';
import type { Operation } from '../contract.js';

/** Fetches the subscription of an account from Stripe. */
export const adminSyncBilling: Operation<'admin.syncBilling'> = async (context, input) => {
  const { db, now } = context;
  const billing = requireBilling(context);
  const { id: accountId } = await getAccount(db, input.path.id);
  await syncAccount({ ...context, billing }, accountId);
  const entry = { at: now().toISOString(), action: 'admin.syncBilling', accountId, actor: identifyOperator(input) };
  await auditOperator(db, entry, {});
  return { json: await loadBillingAccount(context, accountId) };
};
