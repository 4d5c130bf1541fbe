import type Stripe from 'stripe';
import type { Schemas } from '../../schemas.js';
import type { BillingInterval } from '../billingSettings.js';
import type { FetchedPrice, FetchedSubscription, SubscriptionStatus } from '../paymentService.js';

/** Currencies that Stripe counts in whole units, and in thousandths. All others are counted in hundredths. */
const currenciesWithoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const currenciesWithThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Converts an amount of Stripe, in the smallest unit of a currency. */
export function toAmount(amount: number, currencyOfStripe: string): Schemas['BillingAmount'] {
  const currency = currencyOfStripe.toUpperCase();
  if (currenciesWithoutDecimals.has(currency)) return { amount, currency, decimals: 0 };
  return { amount, currency, decimals: currenciesWithThreeDecimals.has(currency) ? 3 : 2 };
}

/** Converts a time of Stripe, in seconds. */
export function toTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}

/** Converts a price. Returns undefined if it has no lookup key, no fixed amount, or is not paid by month or year. */
export function toPrice(price: Stripe.Price): FetchedPrice | undefined {
  const { id, lookup_key: lookupKey, unit_amount: amount, currency, product } = price;
  const interval = toInterval(price);
  if (lookupKey === null || amount === null || interval === null) return undefined;
  return { id, lookupKey, productId: toId(product), interval, ...toAmount(amount, currency) };
}

function toInterval({ recurring }: Stripe.Price): BillingInterval | null {
  if (recurring === null || recurring.interval_count !== 1) return null;
  const { interval } = recurring;
  if (interval === 'month') return 'month';
  return interval === 'year' ? 'year' : null;
}

/** Converts a subscription with its latest invoice and its schedule. Its first item is the plan. */
export function toSubscription(subscription: Stripe.Subscription): FetchedSubscription | undefined {
  const { id, status, start_date, trial_end, latest_invoice, schedule } = subscription;
  const [item] = subscription.items.data;
  if (item === undefined) return undefined;
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id,
    status: status as SubscriptionStatus,
    itemId: item.id,
    priceId: item.price.id,
    lookupKey: item.price.lookup_key,
    interval: toInterval(item.price),
    startedAt: toTime(start_date),
    periodEnd: toTime(item.current_period_end),
    cancelAt: cancelAt === null ? null : toTime(cancelAt),
    trialEnd: trial_end === null ? null : toTime(trial_end),
    unpaidSince: typeof latest_invoice === 'object' && latest_invoice !== null ? findDueTime(latest_invoice) : null,
    nextPriceId: typeof schedule === 'object' && schedule !== null ? findNextPrice(schedule) : null,
  };
}

function findDueTime({ status, status_transitions, created }: Stripe.Invoice): string | null {
  if (status !== 'open' && status !== 'uncollectible') return null;
  return toTime(status_transitions.finalized_at ?? created);
}

/** Returns the price of the phase after the current one. */
function findNextPrice({ phases, current_phase }: Stripe.SubscriptionSchedule): string | null {
  const next = phases.find(({ start_date }) => current_phase !== null && start_date >= current_phase.end_date);
  const [item] = next?.items ?? [];
  return item === undefined ? null : toId(item.price);
}

/** Converts an invoice. */
export function toInvoice(invoice: Stripe.Invoice): Schemas['Invoice'] {
  const { number, created, status, total, currency, hosted_invoice_url, invoice_pdf } = invoice;
  return {
    number,
    createdAt: toTime(created),
    status: (status ?? 'draft') as Schemas['Invoice']['status'],
    total: toAmount(total, currency),
    url: hosted_invoice_url ?? null,
    pdf: invoice_pdf ?? null,
  };
}

/** Returns the id of an object that Stripe may have expanded. */
export function toId(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id;
}
