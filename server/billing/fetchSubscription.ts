import type { StoredSubscription } from '../store/billingCustomers.js';
import type { Billing } from './billing.js';
import type { PaidPlan } from './billingSettings.js';
import { isLive } from './decidePlan.js';
import { type FetchedSubscription, ignoreUnknown } from './paymentService.js';
import { pickSubscription } from './pickSubscription.js';

const planRanks: Record<PaidPlan, number> = { starter: 1, pro: 2 };

/** Fetches the subscription of a customer that counts; null if it has none, or was deleted at Stripe. */
export async function fetchSubscription(
  billing: Billing,
  customerId: string,
  now: Date,
): Promise<StoredSubscription | null> {
  const { payments } = billing;
  const fetched = await payments.listSubscriptions(customerId).catch(ignoreUnknown<FetchedSubscription[]>([]));
  const picked = pickSubscription(fetched, (one) => planRanks[findPlan(billing, one) ?? 'starter']);
  if (picked === undefined) return null;
  const { id, status, priceId, interval, startedAt, periodEnd, cancelAt, trialEnd, unpaidSince } = picked;
  return {
    ...{ id, status, priceId, interval, startedAt, periodEnd, cancelAt, trialEnd },
    plan: findPlan(billing, picked),
    pastDueSince: status === 'past_due' ? (unpaidSince ?? now.toISOString()) : null,
    nextPlan: await findNextPlan(billing, picked, now),
    nextPayment: isRenewing(picked) ? await payments.previewPayment(id).catch(ignoreUnknown(null)) : null,
  };
}

function isRenewing(subscription: FetchedSubscription): boolean {
  return isLive(subscription) && subscription.cancelAt === null;
}

/** Returns the plan that replaces the present one at the end of the period. */
async function findNextPlan(
  billing: Billing,
  { nextPriceId, priceId }: FetchedSubscription,
  now: Date,
): Promise<PaidPlan | null> {
  if (nextPriceId === null || nextPriceId === priceId) return null;
  const price = (await billing.prices.list(now)).find(({ id }) => id === nextPriceId);
  return price === undefined ? null : findPlan(billing, price);
}

/** Returns the plan that a price stands for; null for a price of no plan. */
function findPlan({ offers }: Billing, { lookupKey }: { lookupKey: string | null }): PaidPlan | null {
  return offers.get(lookupKey ?? '')?.plan ?? null;
}
