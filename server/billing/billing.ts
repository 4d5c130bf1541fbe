import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';
import { type Offer, readOffers } from './billingSettings.js';
import type { PaymentService } from './paymentService.js';
import { PriceList } from './priceList.js';

/** What operations need to sell plans. It exists only when billing is on. */
export interface Billing {
  payments: PaymentService;
  prices: PriceList;
  /** What each lookup key stands for. */
  offers: Map<string, Offer>;
  log: Logger | undefined;
}

/** Overrides of the limits of a call, for tests. */
export interface CallLimits {
  timeoutMs?: number;
  maxRetries?: number;
}

/** Opens billing if it is on. Only then is the package of Stripe loaded. It calls Stripe only for requests and events. */
export async function openBilling(config: Config, log?: Logger, limits: CallLimits = {}): Promise<Billing | undefined> {
  const { BILLING, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (BILLING === 'off' || secretKey === undefined || webhookSecret === undefined) return undefined;
  const { createStripeClient } = await import('./stripe/stripeClient.js');
  const { PUBLIC_URL: publicUrl, STRIPE_API_URL: apiUrl } = config;
  const payments = createStripeClient({ secretKey, webhookSecret, publicUrl, apiUrl, ...limits });
  const offers = readOffers(config);
  return { payments, prices: new PriceList(payments, [...offers.keys()], log), offers, log };
}

/** Returns billing. Throws billing_off. */
export function requireBilling({ billing }: { billing?: Billing | undefined }): Billing {
  if (billing === undefined) throw new ApiError('billing_off');
  return billing;
}
