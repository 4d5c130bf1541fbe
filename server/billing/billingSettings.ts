import type { Schemas } from '../schemas.js';

export type PaidPlan = Schemas['PaidPlan'];
export type BillingInterval = Schemas['BillingInterval'];

/** What can be bought: a plan, paid by month or by year. */
export interface Offer {
  plan: PaidPlan;
  interval: BillingInterval;
}

/** The setting with the lookup key of the price of each offer. */
const priceSettings = {
  STRIPE_PRICE_STARTER_MONTHLY: { plan: 'starter', interval: 'month' },
  STRIPE_PRICE_STARTER_YEARLY: { plan: 'starter', interval: 'year' },
  STRIPE_PRICE_PRO_MONTHLY: { plan: 'pro', interval: 'month' },
  STRIPE_PRICE_PRO_YEARLY: { plan: 'pro', interval: 'year' },
} as const satisfies Record<string, Offer>;

const priceSettingNames = Object.keys(priceSettings) as (keyof typeof priceSettings)[];
const requiredNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', ...priceSettingNames] as const;

type Settings = { BILLING: 'off' | 'stripe'; PAYWALLS?: string | undefined } & {
  [Name in (typeof requiredNames)[number]]?: string | undefined;
};

/** Returns one sentence for each setting that is missing or contradicts another one. */
export function listBillingProblems(settings: Settings): string[] {
  if (settings.BILLING === 'off') {
    return settings.PAYWALLS === undefined ? [] : ['PAYWALLS: requires BILLING=stripe.'];
  }
  const missing = requiredNames.filter((name) => settings[name] === undefined);
  const repeated = priceSettingNames.filter(
    (name, index) =>
      settings[name] !== undefined &&
      priceSettingNames.slice(0, index).some((other) => settings[other] === settings[name]),
  );
  return [
    ...missing.map((name) => `${name}: must be set, because BILLING is stripe.`),
    ...repeated.map((name) => `${name}: must differ from the lookup keys of the other prices.`),
  ];
}

/** Returns what each lookup key of the settings stands for. */
export function readOffers(settings: Settings): Map<string, Offer> {
  return new Map(priceSettingNames.map((name) => [settings[name] ?? '', priceSettings[name]]));
}
