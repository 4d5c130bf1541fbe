import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { FetchedPrice } from '../paymentService.js';

const marker = 'almanac';

/**
 * Returns the id of the configuration of the customer portal for these prices, and creates it if Stripe has none. A larger plan
 * applies at once, with proration; a smaller one, or a shorter interval, at the end of the period, as does a cancellation.
 */
export async function findPortalConfiguration(stripe: Stripe, prices: FetchedPrice[]): Promise<string> {
  const features = buildFeatures(prices);
  const digest = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 32);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.[marker] === digest);
  if (known !== undefined) return known.id;
  const created = await stripe.billingPortal.configurations.create(
    { features, metadata: { [marker]: digest } },
    { idempotencyKey: `almanac-portal-${digest}` },
  );
  return created.id;
}

function buildFeatures(prices: FetchedPrice[]): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  const productIds = [...new Set(prices.map(({ productId }) => productId))].sort();
  const products = productIds.map((product) => ({
    product,
    prices: prices.flatMap(({ id, productId }) => (productId === product ? id : [])).sort(),
  }));
  return {
    customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products,
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
    },
  };
}
