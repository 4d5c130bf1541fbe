import type { Config } from '../../../server/config.js';
import { webhookSecret } from './signEvent.js';

/** Settings of billing that are valid without a double. */
export const billingSettings = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_STARTER_MONTHLY: 'starter_monthly',
  STRIPE_PRICE_STARTER_YEARLY: 'starter_yearly',
  STRIPE_PRICE_PRO_MONTHLY: 'pro_monthly',
  STRIPE_PRICE_PRO_YEARLY: 'pro_yearly',
} as const satisfies Partial<Config>;
