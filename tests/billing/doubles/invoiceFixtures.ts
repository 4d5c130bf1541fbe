import type Stripe from 'stripe';

type Held = Pick<Stripe.Invoice, 'id' | 'created' | 'currency' | 'total' | 'status' | 'number' | 'attempt_count'> & {
  customer: string;
};

/** Builds an invoice as the API of Stripe returns it. */
export function buildInvoice(held: Held): Stripe.Invoice {
  const { id, created, currency, total, status, number, attempt_count, customer } = held;
  const isPaid = status === 'paid';
  return {
    ...{ id, created, currency, total, status, number, attempt_count, customer },
    ...nullFields,
    object: 'invoice',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: isPaid ? total : 0,
    amount_remaining: isPaid ? 0 : total,
    amount_shipping: 0,
    attempted: attempt_count > 0,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    billing_reason: 'subscription_cycle',
    collection_method: 'charge_automatically',
    default_tax_rates: [],
    discounts: [],
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
    issuer: { type: 'self' },
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status_transitions: {
      finalized_at: created,
      paid_at: isPaid ? created : null,
      marked_uncollectible_at: null,
      voided_at: null,
    },
    subtotal: total,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  } satisfies Stripe.Invoice;
}

const nullFields = {
  account_country: null,
  account_name: null,
  account_tax_ids: null,
  application: null,
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  on_behalf_of: null,
  parent: null,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  subtotal_excluding_tax: null,
  test_clock: null,
  total_excluding_tax: null,
  webhooks_delivered_at: null,
};
