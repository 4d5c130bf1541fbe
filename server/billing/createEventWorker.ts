import { RepeatedWork } from '../repeatedWork.js';
import type { BillingContext } from './billingContext.js';
import { workDueEvents } from './workEvents.js';

const intervalMs = 5_000;

/**
 * Creates a worker that processes the waiting events of Stripe every five seconds: those whose processing has failed, or whose process was
 * killed. Several processes share the work.
 */
export function createEventWorker(context: BillingContext, stopping: AbortSignal): RepeatedWork {
  return new RepeatedWork({
    intervalMs,
    run: () => workDueEvents(context, stopping),
    onFailure: (err) =>
      context.billing.log?.warn({ err }, 'Could not read the events of Stripe. The next run tries again.'),
  });
}
