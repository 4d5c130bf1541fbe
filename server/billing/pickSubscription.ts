import { isLive } from './decidePlan.js';
import type { FetchedSubscription, SubscriptionStatus } from './paymentService.js';

/** A subscription with the number of its plan: higher is larger. */
interface Candidate {
  subscription: FetchedSubscription;
  planRank: number;
}

/**
 * Picks the subscription that counts, if a customer has several: one that gives a plan before one that does not, one that is paid before
 * one whose payment has failed, the larger plan, then the latest.
 */
export function pickSubscription(
  subscriptions: FetchedSubscription[],
  rankPlan: (subscription: FetchedSubscription) => number,
): FetchedSubscription | undefined {
  const candidates = subscriptions.map((subscription) => ({ subscription, planRank: rankPlan(subscription) }));
  return candidates.sort(compareCandidates)[0]?.subscription;
}

function compareCandidates(one: Candidate, other: Candidate): number {
  const [a, b] = [one.subscription, other.subscription];
  const statusOrder = rankStatus(b.status) - rankStatus(a.status);
  if (statusOrder !== 0) return statusOrder;
  if (isLive(a) && one.planRank !== other.planRank) return other.planRank - one.planRank;
  return b.startedAt.localeCompare(a.startedAt) || b.id.localeCompare(a.id);
}

function rankStatus(status: SubscriptionStatus): number {
  if (status === 'active' || status === 'trialing') return 2;
  return status === 'past_due' ? 1 : 0;
}
