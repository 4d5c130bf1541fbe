import type { Schemas } from '../schemas.js';
import type { BillingInterval } from './billingSettings.js';

export type SubscriptionStatus = Schemas['SubscriptionStatus'];

/** A price that can be bought. Amounts are in the smallest unit of the currency. */
export type FetchedPrice = Schemas['BillingAmount'] & {
  id: string;
  lookupKey: string;
  productId: string;
  interval: BillingInterval;
};

/** A subscription as the payment service holds it. Times are ISO 8601 in UTC. */
export interface FetchedSubscription {
  id: string;
  status: SubscriptionStatus;
  /** The item and the price that are paid for. */
  itemId: string;
  priceId: string;
  lookupKey: string | null;
  interval: BillingInterval | null;
  startedAt: string;
  periodEnd: string | null;
  cancelAt: string | null;
  trialEnd: string | null;
  /** When the latest invoice was due, if its payment has failed. */
  unpaidSince: string | null;
  /** The price from `periodEnd` on, if it changes then. */
  nextPriceId: string | null;
}

/** An event about a customer. */
export interface FetchedEvent {
  id: string;
  type: string;
  /** Null for an event that is about no customer. */
  customerId: string | null;
}

export interface CheckoutOrder {
  customerId: string;
  accountId: string;
  priceId: string;
  trialDays: number;
  /** The service creates one checkout for a key. */
  idempotencyKey: string;
}

export interface StartedCheckout {
  id: string;
  url: string;
  expiresAt: string;
}

/** A page of the customer portal. */
export type PortalPage =
  | { page: 'overview' }
  | { page: 'payment' }
  | { page: 'cancel'; subscriptionId: string }
  | { page: 'change'; subscriptionId: string; itemId: string; priceId: string };

/**
 * The service that takes the payments. Every call throws an ApiError: `billing_unavailable` if the service does not respond,
 * `payment_failed` if it refuses a payment; or an UnknownObject.
 */
export interface PaymentService {
  listPrices(lookupKeys: string[]): Promise<FetchedPrice[]>;
  createCustomer(account: { accountId: string; email: string; idempotencyKey: string }): Promise<string>;
  /** Lists the latest 100 subscriptions of a customer, ended ones included; none if the customer was deleted. */
  listSubscriptions(customerId: string): Promise<FetchedSubscription[]>;
  /** Returns the amount that is due when a subscription renews; null if nothing is. */
  previewPayment(subscriptionId: string): Promise<Schemas['BillingAmount'] | null>;
  startCheckout(order: CheckoutOrder): Promise<StartedCheckout>;
  /** Returns a checkout while it is open. */
  findOpenCheckout(id: string): Promise<StartedCheckout | undefined>;
  expireCheckout(id: string): Promise<void>;
  /** Returns the address of a page of the customer portal, in which subscriptions can change to any of the prices. */
  openPortal(customerId: string, page: PortalPage, prices: FetchedPrice[]): Promise<string>;
  listInvoices(customerId: string, limit: number): Promise<Schemas['Invoice'][]>;
  cancelSubscription(id: string): Promise<void>;
  /** Verifies the signature and the time of an event. Throws invalid_signature. */
  readEvent(body: Buffer, signature: string, now: Date): Promise<FetchedEvent>;
}

/** Returns a handler of failures that returns a value for an UnknownObject, and throws any other failure. */
export function ignoreUnknown<Value>(value: Value): (failure: unknown) => Value {
  return (failure) => {
    if (failure instanceof UnknownObject) return value;
    throw failure;
  };
}

/** Thrown if the service does not know an object that a call names, or does not allow the call in its state. */
export class UnknownObject extends Error {
  override name = 'UnknownObject';
  /** The parameter that names the object, if the service says so. */
  readonly parameter: string | undefined;

  constructor(message: string, { parameter, cause }: { parameter?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.parameter = parameter;
  }
}
