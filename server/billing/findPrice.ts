import { ApiError } from '../errors.js';
import type { BillingContext } from './billingContext.js';
import type { Offer } from './billingSettings.js';
import type { FetchedPrice } from './paymentService.js';

/** Returns the price of a plan and an interval. Throws plan_not_offered. */
export async function findPrice(
  { billing, now }: Pick<BillingContext, 'billing' | 'now'>,
  { plan, interval }: Offer,
): Promise<FetchedPrice> {
  const prices = await billing.prices.list(now());
  const price = prices.find((one) => {
    const offer = billing.offers.get(one.lookupKey);
    return offer?.plan === plan && offer.interval === interval && one.interval === interval;
  });
  if (price === undefined) throw new ApiError('plan_not_offered');
  return price;
}
