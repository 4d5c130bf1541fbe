import { auditOperator, type OperatorActor } from '../accounts/audit.js';
import { getAccount } from '../accounts/getAccount.js';
import { ApiError } from '../errors.js';
import { type Account, lockAccount, updateAccount } from '../store/accounts.js';
import { findCustomer } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { decidePlan } from './decidePlan.js';

/**
 * Lets the subscription of an account decide its plan again, instead of the operator. Throws not_found, or plan_fixed for an account on the
 * Enterprise plan.
 */
export async function releasePlan(
  { db, config, now }: Pick<BillingContext, 'db' | 'config' | 'now'>,
  accountId: string,
  actor: OperatorActor,
): Promise<Account> {
  const at = now().toISOString();
  return db.transaction(async (trx) => {
    await lockAccount(trx, accountId);
    const account = await getAccount(trx, accountId);
    if (account.plan === 'enterprise') {
      const message = 'Billing never changes the Enterprise plan. Set another plan first.';
      throw new ApiError('plan_fixed', { message });
    }
    const subscription = (await findCustomer(trx, accountId))?.subscription ?? null;
    const decided = decidePlan(subscription, account, config.BILLING_GRACE_DAYS);
    await updateAccount(trx, accountId, { ...decided, planSource: 'subscription' }, at);
    await auditOperator(trx, { at, action: 'admin.releasePlan', accountId, actor }, { plan: decided.plan });
    return getAccount(trx, accountId);
  });
}
