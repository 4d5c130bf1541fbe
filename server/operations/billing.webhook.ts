import { requireBilling } from '../billing/billing.js';
import { receiveEvent } from '../billing/receiveEvent.js';
import { workEvents } from '../billing/workEvents.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';

/** Stores an event of Stripe, and fetches the state of its customer after the response. */
export const billingWebhook: Operation<'billing.webhook'> = async (context, { signedBody }) => {
  const { db, metrics, now } = context;
  const billing = requireBilling(context);
  const event = await billing.payments.readEvent(signedBody.bytes, signedBody.signature, now()).catch((failure) => {
    metrics.recordBillingEvent('refused');
    throw failure;
  });
  const customerId = await receiveEvent(db, event, now().toISOString());
  metrics.recordBillingEvent(customerId === undefined ? 'ignored' : 'stored');
  if (customerId !== undefined) workAfterResponse(context, () => workEvents({ ...context, billing }, customerId));
  return { json: { received: true } };
};

/** If too much work waits, the event worker works the event. */
function workAfterResponse(
  { afterResponse }: Parameters<typeof billingWebhook>[0],
  work: () => Promise<unknown>,
): void {
  try {
    afterResponse(async () => void (await work()));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  }
}
