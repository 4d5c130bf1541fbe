import type { TimedPlan } from '../access/plans.js';
import type { StoredSubscription } from '../store/billingCustomers.js';

const dayMs = 86_400_000;

/**
 * Returns the plan that a subscription gives, and until when. `active` and `trialing` give its plan, `past_due` gives it for the days of
 * grace, and every other status gives the Free plan. A subscription with an unknown price keeps the plan that the account has.
 */
export function decidePlan(
  subscription: Pick<StoredSubscription, 'plan' | 'status' | 'pastDueSince'> | null,
  present: TimedPlan,
  graceDays: number,
): TimedPlan {
  if (subscription === null || !isLive(subscription)) return { plan: 'free', planUntil: null };
  const plan = subscription.plan ?? present.plan;
  return { plan, planUntil: findGraceEnd(subscription, graceDays) };
}

/** Whether a subscription gives its plan, at least for the days of grace. */
export function isLive({ status }: Pick<StoredSubscription, 'status'>): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

/** Returns when the days of grace of a failed payment end. */
export function findGraceEnd(
  { status, pastDueSince }: Pick<StoredSubscription, 'status' | 'pastDueSince'>,
  graceDays: number,
): string | null {
  if (status !== 'past_due' || pastDueSince === null) return null;
  return new Date(Date.parse(pastDueSince) + graceDays * dayMs).toISOString();
}
