import { getFeatures } from '../access/paywalls.js';
import {
  getChatQuestionsPerDay,
  getComputeLimits,
  getKeyLimit,
  getLimits,
  getMaxAlertRules,
  getWebhookLimits,
  type Plan,
  plans,
} from '../access/plans.js';
import type { Config } from '../config.js';
import type { Schemas } from '../schemas.js';
import type { Billing } from './billing.js';
import type { FetchedPrice } from './paymentService.js';

const noLimits = { limitPerMinute: null, limitPerDay: null, keyLimit: null };

/** Describes all plans: their limits, what they include, and their prices. */
export function describePlans(
  config: Config,
  { offers }: Pick<Billing, 'offers'>,
  prices: FetchedPrice[],
): Schemas['BillingPlan'][] {
  return plans.map((plan) => ({
    plan,
    ...describeLimits(plan),
    features: getFeatures(config, plan),
    prices: prices.flatMap(({ lookupKey, interval, amount, currency, decimals }) => {
      const offer = offers.get(lookupKey);
      const isOffered = offer?.plan === plan && offer.interval === interval;
      return isOffered ? { interval, amount, currency, decimals } : [];
    }),
  }));
}

function describeLimits(plan: Plan): Omit<Schemas['BillingPlan'], 'plan' | 'features' | 'prices'> {
  const { perMinute, perDay } = getLimits({ plan, ...noLimits });
  const compute = getComputeLimits(plan);
  const webhooks = getWebhookLimits(plan);
  const requests = { limitPerMinute: perMinute, limitPerDay: perDay, keyLimit: getKeyLimit(noLimits) };
  return {
    // The operator agrees on these with Enterprise customers.
    ...(plan === 'enterprise' ? noLimits : requests),
    computeLimit: compute.max / 1_000,
    computePerMinute: compute.perMinute / 1_000,
    maxAlertRules: getMaxAlertRules(plan),
    maxWebhookEndpoints: webhooks.maxEndpoints,
    webhookDeliveriesPerDay: webhooks.deliveriesPerDay,
    chatQuestionsPerDay: getChatQuestionsPerDay(plan),
  };
}
