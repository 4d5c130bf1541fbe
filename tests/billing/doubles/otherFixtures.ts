import type Stripe from 'stripe';

/** Builds a price as the API of Stripe returns it. */
export function buildPrice(held: {
  id: string;
  product: string;
  lookupKey: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
}): Stripe.Price {
  return {
    id: held.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 1_760_000_000,
    currency: held.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: held.lookupKey,
    metadata: {},
    nickname: null,
    product: held.product,
    recurring: {
      interval: held.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: held.amount,
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
}

/** Builds a customer as the API of Stripe returns it. */
export function buildCustomer(held: { id: string; email: string; created: number }): Stripe.Customer {
  return {
    ...held,
    object: 'customer',
    balance: 0,
    default_source: null,
    description: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    shipping: null,
  } satisfies Stripe.Customer;
}

type HeldSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'created' | 'expires_at' | 'status' | 'success_url' | 'cancel_url' | 'client_reference_id'
> & { customer: string; subscription: string | null };

/** Builds a checkout session as the API of Stripe returns it. Its page exists while it is open. */
export function buildCheckoutSession(held: HeldSession): Stripe.Checkout.Session {
  return {
    ...held,
    ...nullSessionFields,
    object: 'checkout.session',
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    currency: 'usd',
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    livemode: false,
    metadata: {},
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: held.status === 'complete' ? 'paid' : 'unpaid',
    shipping_options: [],
    ui_mode: 'hosted_page',
    url: held.status === 'open' ? `https://checkout.stripe.com/c/pay/${held.id}` : null,
  } satisfies Stripe.Checkout.Session;
}

const nullSessionFields = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: null,
  amount_total: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  total_details: null,
  wallet_options: null,
};

/** Builds a session of the customer portal as the API of Stripe returns it. */
export function buildPortalSession(held: {
  id: string;
  customer: string;
  configuration: string;
  created: number;
  return_url: string;
}): Stripe.BillingPortal.Session {
  return {
    ...held,
    object: 'billing_portal.session',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    url: `https://billing.stripe.com/p/session/${held.id}`,
  } satisfies Stripe.BillingPortal.Session;
}

/** Builds a configuration of the customer portal as the API of Stripe returns it. */
export function buildPortalConfiguration(held: {
  id: string;
  created: number;
  features: Stripe.BillingPortal.Configuration.Features;
  metadata: Record<string, string>;
}): Stripe.BillingPortal.Configuration {
  return {
    ...held,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    name: null,
    updated: held.created,
  } satisfies Stripe.BillingPortal.Configuration;
}
