import { ApiError } from '../errors.js';
import { findCustomer } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { isRunning } from './isRunning.js';
import { ignoreUnknown } from './paymentService.js';

/**
 * Cancels the subscriptions of an account at once, before the account is deleted, and ends its open checkout, which could start another
 * one. Throws billing_unavailable.
 */
export async function endSubscriptions({ db, billing }: BillingContext, accountId: string): Promise<void> {
  const customer = await findCustomer(db, accountId);
  if (customer === undefined || customer.customerId === null) return;
  const { payments } = billing;
  // What Stripe does not know, or has ended, needs no end.
  const ignore = ignoreUnknown(undefined);
  try {
    if (customer.checkoutId !== null) await payments.expireCheckout(customer.checkoutId).catch(ignore);
    const subscriptions = (await payments.listSubscriptions(customer.customerId).catch(ignore)) ?? [];
    for (const one of subscriptions) {
      if (isRunning(one) || one.status === 'incomplete') await payments.cancelSubscription(one.id).catch(ignore);
    }
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const { code, message, retryAfterSeconds } = cause;
    const reason = message.replace(' Your plan has not changed.', '');
    const text = `The account was not deleted, because its subscription could not be canceled: ${reason}`;
    throw new ApiError(code, { message: text, cause, retryAfterSeconds });
  }
}
