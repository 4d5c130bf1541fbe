import type { StoredSubscription } from '../store/billingCustomers.js';

/** Whether a subscription can still take payments, so that a second one would be paid twice. */
export function isRunning(subscription: Pick<StoredSubscription, 'status'> | null): subscription is StoredSubscription {
  if (subscription === null) return false;
  return !['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status);
}
