import Stripe from 'stripe';
import { ApiError } from '../../errors.js';
import { type CheckoutOrder, type PaymentService, type PortalPage, UnknownObject } from '../paymentService.js';
import { toAmount, toId, toInvoice, toPrice, toSubscription, toTime } from './convert.js';
import { findPortalConfiguration } from './portalConfiguration.js';
import { toApiFailure } from './toApiFailure.js';

/** Never 0: that would skip the check of the time. */
const toleranceSeconds = 300;

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  publicUrl: string;
  /** Another server in place of Stripe, for tests. */
  apiUrl?: string | undefined;
  /** Of one attempt. */
  timeoutMs?: number;
  maxRetries?: number;
}

/**
 * Creates the client of Stripe. This is the only module that loads the package, and it is imported only when billing is on. The
 * SDK repeats calls that failed on the network, with the idempotency key of the call.
 */
export function createStripeClient({
  secretKey,
  webhookSecret,
  publicUrl,
  apiUrl,
  timeoutMs = 10_000,
  maxRetries = 2,
}: StripeOptions): PaymentService {
  // biome-ignore lint/style/noProcessEnv: the SDK has no option for this, and prints notices that are meant for its authors
  process.env['STRIPE_SUPPRESS_NOTICES'] = 'true';
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: maxRetries,
    telemetry: false,
    ...(apiUrl !== undefined && readAddress(apiUrl)),
  });
  const settingsPage = `${publicUrl}/settings/billing`;
  const client: PaymentService = {
    async listPrices(lookupKeys) {
      const { data } = await stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 });
      return data.flatMap((price) => toPrice(price) ?? []);
    },
    async createCustomer({ accountId, email, idempotencyKey }) {
      const { id } = await stripe.customers.create({ email, metadata: { account: accountId } }, { idempotencyKey });
      return id;
    },
    async listSubscriptions(customer) {
      const expand = ['data.latest_invoice', 'data.schedule'];
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand });
      return data.flatMap((subscription) => toSubscription(subscription) ?? []);
    },
    async previewPayment(subscription) {
      const { amount_due, currency } = await stripe.invoices.createPreview({ subscription });
      return toAmount(amount_due, currency);
    },
    async startCheckout(order) {
      const params = buildCheckout(order, publicUrl);
      const { idempotencyKey } = order;
      return toCheckout(await stripe.checkout.sessions.create(params, { idempotencyKey }));
    },
    async findOpenCheckout(id) {
      const session = await stripe.checkout.sessions.retrieve(id);
      return session.status === 'open' ? toCheckout(session) : undefined;
    },
    async expireCheckout(id) {
      await stripe.checkout.sessions.expire(id);
    },
    async openPortal(customer, page, prices) {
      const configuration = await findPortalConfiguration(stripe, prices);
      const return_url = `${settingsPage}?from=portal`;
      const flow_data = buildFlow(page, return_url);
      const session = { customer, configuration, return_url, ...(flow_data && { flow_data }) };
      return (await stripe.billingPortal.sessions.create(session)).url;
    },
    async listInvoices(customer, limit) {
      return (await stripe.invoices.list({ customer, limit })).data.map(toInvoice);
    },
    async cancelSubscription(id) {
      await stripe.subscriptions.cancel(id);
    },
    async readEvent(body, signature, now) {
      const at = now.getTime();
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret, toleranceSeconds, undefined, at)
        .catch(() => {
          throw new ApiError('invalid_signature');
        });
      return { id: event.id, type: event.type, customerId: findCustomerId(event) };
    },
  };
  return describeFailures(client);
}

function readAddress(url: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}

function buildCheckout(
  { customerId, accountId, priceId, trialDays }: CheckoutOrder,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: accountId,
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: {
      metadata: { account: accountId },
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
    success_url: `${publicUrl}/settings/billing?from=checkout`,
    cancel_url: `${publicUrl}/pricing`,
  };
}

function toCheckout({ id, url, expires_at }: Stripe.Checkout.Session) {
  if (url === null) throw new UnknownObject(`The checkout ${id} has no page.`);
  return { id, url, expiresAt: toTime(expires_at) };
}

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

function buildFlow(page: PortalPage, returnUrl: string): Flow | undefined {
  if (page.page === 'overview') return undefined;
  const after_completion = { type: 'redirect', redirect: { return_url: returnUrl } } as const;
  if (page.page === 'payment') return { type: 'payment_method_update', after_completion };
  const { subscriptionId: subscription } = page;
  if (page.page === 'cancel')
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion };
  const items = [{ id: page.itemId, price: page.priceId, quantity: 1 }];
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription, items },
    after_completion,
  };
}

function findCustomerId({ data }: Stripe.Event): string | null {
  const object = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (object.object === 'customer') return object.id ?? null;
  return object.customer ? toId(object.customer) : null;
}

/** Replaces the failures of Stripe by what they mean. */
function describeFailures(client: PaymentService): PaymentService {
  const calls = Object.entries(client).map(([name, call]: [string, (...args: unknown[]) => Promise<unknown>]) => [
    name,
    (...args: unknown[]) =>
      call(...args).catch((failure) => {
        throw toApiFailure(failure, Stripe);
      }),
  ]);
  return Object.fromEntries(calls) as PaymentService;
}
