import { findPlanInForce } from '../access/plans.js';
import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';
import type { BillingCustomer, StoredSubscription } from '../store/billingCustomers.js';
import { findGraceEnd } from './decidePlan.js';
import { isRunning } from './isRunning.js';

/** Returns the plan in force and the subscription of an account, as its owner sees them. */
export function toBillingState(
  account: Account,
  subscription: StoredSubscription | null,
  { graceDays, now }: { graceDays: number; now: Date },
): Schemas['BillingState'] {
  return {
    plan: findPlanInForce(account, now),
    planSource: account.planSource,
    canSubscribe: account.planSource === 'subscription' && !isRunning(subscription),
    subscription: subscription && toSubscriptionResponse(subscription, graceDays),
  };
}

/** Returns an account that is a customer, as the operator sees it. */
export function toBillingAccount(
  account: Account,
  customer: Pick<
    BillingCustomer,
    'customerId' | 'failedPayments' | 'lastFailedPaymentAt' | 'syncedAt' | 'subscription'
  >,
  { graceDays, now }: { graceDays: number; now: Date },
): Schemas['BillingAccount'] {
  const { customerId, failedPayments, lastFailedPaymentAt, syncedAt, subscription } = customer;
  const { id: accountId, email, planSource } = account;
  return {
    ...{ accountId, email, planSource, customerId, failedPayments, lastFailedPaymentAt, syncedAt },
    plan: findPlanInForce(account, now),
    subscription: subscription && toSubscriptionResponse(subscription, graceDays),
  };
}

function toSubscriptionResponse(stored: StoredSubscription, graceDays: number): Schemas['Subscription'] {
  const { id: _, priceId: __, ...subscription } = stored;
  return { ...subscription, graceUntil: findGraceEnd(stored, graceDays) };
}
