import type Stripe from 'stripe';
import { ApiError } from '../../errors.js';
import { UnknownObject } from '../paymentService.js';

const retryAfterSeconds = 30;
const maxRetryAfterSeconds = 3_600;

/**
 * Returns what a failed call of Stripe means: an UnknownObject if the call cannot succeed in the state of its object,
 * `payment_failed` if a payment was refused, otherwise `billing_unavailable`. The messages of Stripe can name objects of the
 * operator, so that they are only logged, as the cause.
 */
export function toApiFailure(failure: unknown, stripe: typeof Stripe): Error {
  const { errors } = stripe;
  if (failure instanceof errors.StripeCardError) {
    const message = `Stripe refused the payment: ${failure.message} Use another payment method.`;
    return new ApiError('payment_failed', { message });
  }
  if (failure instanceof errors.StripeInvalidRequestError) {
    return new UnknownObject(failure.message, { parameter: failure.param, cause: failure });
  }
  if (!(failure instanceof errors.StripeError)) return failure as Error;
  return new ApiError('billing_unavailable', { cause: failure, retryAfterSeconds: readRetryAfter(failure) });
}

function readRetryAfter({ headers }: Stripe.errors.StripeError): number {
  const seconds = Number(headers?.['retry-after']);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, maxRetryAfterSeconds) : retryAfterSeconds;
}
