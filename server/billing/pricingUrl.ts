import type { Config } from '../config.js';

/** Returns the address of the page with the plans; undefined if billing is off. */
export function findPricingUrl({ BILLING, PUBLIC_URL }: Pick<Config, 'BILLING' | 'PUBLIC_URL'>): string | undefined {
  return BILLING === 'stripe' ? `${PUBLIC_URL}/pricing` : undefined;
}

/** Returns a sentence about larger plans, after a space; nothing if billing is off. */
export function describePricing(pricingUrl: string | undefined): string {
  return pricingUrl === undefined ? '' : ` Larger plans: ${pricingUrl}`;
}
