import { requireBilling } from '../billing/billing.js';
import { describePlans } from '../billing/describePlans.js';
import type { Operation } from '../contract.js';

/** Lists the plans with their limits, what they include and their prices. */
export const billingPlans: Operation<'billing.plans'> = async (context) => {
  const { config, now } = context;
  const billing = requireBilling(context);
  const prices = await billing.prices.list(now());
  return {
    json: {
      plans: describePlans(config, billing, prices),
      trialDays: config.BILLING_TRIAL_DAYS,
      graceDays: config.BILLING_GRACE_DAYS,
    },
  };
};
