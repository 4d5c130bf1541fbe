import type { BillingAmount, BillingInterval, Plan } from 'almanac-sdk';

const planNames: Record<Plan, string> = { free: 'Free', starter: 'Starter', pro: 'Pro', enterprise: 'Enterprise' };

/** Returns the name of a plan. */
export function getPlanName(plan: Plan): string {
  return planNames[plan];
}

/** Formats an amount in its currency, without decimals if it has none: $49, €4.50 or ¥1,900. */
export function formatAmount({ amount, currency, decimals }: BillingAmount): string {
  const value = amount / 10 ** decimals;
  const digits = Number.isInteger(value) ? 0 : decimals;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat('en-US', options).format(value);
}

/** Names an interval after a price: "per month". */
export function describeInterval(interval: BillingInterval): string {
  return interval === 'month' ? 'per month' : 'per year';
}
