import { reconcile } from '../billing/reconcile.js';
import { deleteBillingEvents } from '../store/billingEvents.js';
import type { ScheduledJob } from './scheduledJob.js';

/** Stripe repeats an event for three days. */
const eventLifetimeMs = 30 * 86_400_000;

/** Brings all accounts in line with their subscriptions. */
export const reconcileBilling: ScheduledJob = {
  summary:
    'Fetches the subscription of every customer from Stripe, in case events were lost, and deletes events older than 30 days.',
  schedule: '20 2 * * *',
  async run(context) {
    const { db, billing, now, stopping } = context;
    if (billing === undefined) throw new Error('Billing is off.');
    await deleteBillingEvents(db, new Date(now().getTime() - eventLifetimeMs).toISOString());
    return reconcile({ ...context, billing }, stopping);
  },
};
