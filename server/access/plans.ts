/** What an account may use: requests in any 60 seconds, and in a UTC day. */
export interface Limits {
  perMinute: number;
  perDay: number;
}

export const plans = ['free', 'starter', 'pro', 'enterprise'] as const;

export type Plan = (typeof plans)[number];

/** The limits of each plan. An Enterprise account's own limits stand with the account; these hold until they are set. */
const planLimits: Record<Plan, Limits> = {
  free: { perMinute: 20, perDay: 500 },
  starter: { perMinute: 120, perDay: 10_000 },
  pro: { perMinute: 600, perDay: 100_000 },
  enterprise: { perMinute: 600, perDay: 100_000 },
};

export function isPlan(text: string): text is Plan {
  return (plans as readonly string[]).includes(text);
}

/** Active keys that an account may have, unless its own number is set. */
const defaultKeyLimit = 5;

/** How many active keys an account may have. */
export function getKeyLimit({ keyLimit }: { keyLimit: number | null }): number {
  return keyLimit ?? defaultKeyLimit;
}

/** The limits of an account: its plan's, unless its own are set. */
export function getLimits(account: { plan: Plan; limitPerMinute: number | null; limitPerDay: number | null }): Limits {
  const { perMinute, perDay } = planLimits[account.plan];
  return { perMinute: account.limitPerMinute ?? perMinute, perDay: account.limitPerDay ?? perDay };
}
