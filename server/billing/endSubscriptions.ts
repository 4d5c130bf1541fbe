import { ApiError } from '../errors.js';
import { findCustomer } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { isRunning } from './isRunning.js';
import { UnknownObject } from './paymentService.js';

/**
 * Cancels the subscriptions of an account at once, before the account is deleted, and ends its open checkout, which could start another
 * one. Throws billing_unavailable.
 */
export async function endSubscriptions({ db, billing }: BillingContext, accountId: string): Promise<void> {
  const customer = await findCustomer(db, accountId);
  if (customer === undefined || customer.customerId === null) return;
  const { payments } = billing;
  try {
    if (customer.checkoutId !== null) await payments.expireCheckout(customer.checkoutId).catch(ignoreUnknown);
    const subscriptions = (await payments.listSubscriptions(customer.customerId).catch(ignoreUnknown)) ?? [];
    for (const one of subscriptions) {
      if (isRunning(one) || one.status === 'incomplete') await payments.cancelSubscription(one.id).catch(ignoreUnknown);
    }
  } catch (cause) {
    const { message, retryAfterSeconds } = cause as ApiError;
    const reason = message.replace(' Your plan has not changed.', '');
    const text = `The account was not deleted, because its subscription could not be canceled: ${reason}`;
    throw cause instanceof ApiError ? new ApiError(cause.code, { message: text, cause, retryAfterSeconds }) : cause;
  }
}

/** What Stripe does not know, or has ended, needs no end. */
function ignoreUnknown(failure: unknown): undefined {
  if (!(failure instanceof UnknownObject)) throw failure;
}
