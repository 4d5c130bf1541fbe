import { ApiError } from '../errors.js';
import type { Account } from '../store/accounts.js';
import { forgetCustomerId, storeCheckout } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import type { Offer } from './billingSettings.js';
import { type ExistingCustomer, ensureCustomer } from './ensureCustomer.js';
import { findPrice } from './findPrice.js';
import { isRunning } from './isRunning.js';
import { UnknownObject } from './paymentService.js';
import { syncSubscription } from './syncSubscription.js';

/** A checkout that expires sooner is replaced. */
const minRemainingMs = 300_000;

/**
 * Returns the address of a checkout for a plan. Before that, the state is fetched from Stripe, so that an account cannot subscribe twice.
 * Throws plan_fixed, already_subscribed, plan_not_offered or billing_unavailable.
 */
export async function startCheckout(context: BillingContext, account: Account, offer: Offer): Promise<string> {
  if (account.planSource === 'operator') throw new ApiError('plan_fixed');
  const price = await findPrice(context, offer);
  const customer = await ensureCustomer(context, account);
  await syncSubscription(context, customer);
  const synced = await ensureCustomer(context, account);
  if (isRunning(synced.subscription)) throw new ApiError('already_subscribed');
  try {
    return await openCheckout(context, synced, price.id);
  } catch (failure) {
    if (!(failure instanceof UnknownObject)) throw failure;
    if (failure.parameter !== 'customer') {
      // The price was removed since the prices were fetched.
      context.billing.prices.expire();
      throw new ApiError('plan_not_offered', { cause: failure });
    }
    // The customer was deleted at Stripe.
    await forgetCustomerId(context.db, account.id, synced.customerId);
    return openCheckout(context, await ensureCustomer(context, account), price.id);
  }
}

/** Returns the open checkout of the customer for a price, or creates one. */
async function openCheckout(context: BillingContext, customer: ExistingCustomer, priceId: string): Promise<string> {
  const { db, config, billing } = context;
  const known = await findKnownCheckout(context, customer, priceId);
  if (known !== undefined) return known;
  const { accountId, customerId, customers, checkouts, subscription } = customer;
  // A free trial is for the first subscription.
  const trialDays = subscription === null ? config.BILLING_TRIAL_DAYS : 0;
  const idempotencyKey = ['almanac-checkout', accountId, customers, checkouts, priceId, trialDays].join('-');
  const order = { customerId, accountId, priceId, trialDays, idempotencyKey };
  const { id, url, expiresAt } = await billing.payments.startCheckout(order);
  await storeCheckout(db, customer, { id, price: priceId, expiresAt });
  return url;
}

/** Returns the latest checkout if it is for the price and still open. Ends one for another price, so that only one can be paid. */
async function findKnownCheckout(
  { billing, now }: BillingContext,
  { checkoutId, checkoutPrice, checkoutExpiresAt }: ExistingCustomer,
  priceId: string,
): Promise<string | undefined> {
  const remainingMs = Date.parse(checkoutExpiresAt ?? '') - now().getTime();
  if (checkoutId === null || !(remainingMs > 0)) return undefined;
  const open = await billing.payments.findOpenCheckout(checkoutId);
  if (open === undefined) return undefined;
  if (checkoutPrice === priceId && remainingMs > minRemainingMs) return open.url;
  await billing.payments.expireCheckout(checkoutId);
  return undefined;
}
