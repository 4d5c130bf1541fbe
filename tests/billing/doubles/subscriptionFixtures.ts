import type Stripe from 'stripe';

type Held = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'created' | 'start_date' | 'cancel_at_period_end' | 'latest_invoice' | 'trial_end' | 'ended_at'
> & { customer: string; itemId: string; price: Stripe.Price; periodStart: number; periodEnd: number };

/** Builds a subscription as the API of Stripe returns it. */
export function buildSubscription(held: Held, schedule: Stripe.SubscriptionSchedule | null): Stripe.Subscription {
  const { id, status, created, customer, cancel_at_period_end, latest_invoice, trial_end, start_date, ended_at } = held;
  return {
    ...{ id, status, created, customer, cancel_at_period_end, latest_invoice, trial_end, start_date, ended_at },
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null },
    billing_cycle_anchor: start_date,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancel_at_period_end ? held.periodEnd : null,
    canceled_at: ended_at,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    currency: held.price.currency,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } } as never,
    items: {
      object: 'list',
      data: [buildItem(held)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule,
    test_clock: null,
    transfer_data: null,
    trial_settings: null,
    trial_start: trial_end === null ? null : start_date,
  } satisfies Stripe.Subscription;
}

function buildItem({ id, itemId, created, price, periodStart, periodEnd }: Held): Stripe.SubscriptionItem {
  return {
    id: itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_start: periodStart,
    current_period_end: periodEnd,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: { id: price.id, object: 'plan' } as Stripe.Plan,
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

interface HeldSchedule {
  customer: string;
  subscription: string;
  created: number;
  present: { price: string; start: number; end: number };
  next: { price: string; end: number };
  currency: string;
}

/** Builds the schedule of a change at the end of a period. */
export function buildSchedule(held: HeldSchedule): Stripe.SubscriptionSchedule {
  const { customer, subscription, created, present, next, currency } = held;
  return {
    id: `sub_sched_${subscription}`,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } } as never,
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: present.start, end_date: present.end },
    customer,
    customer_account: null,
    default_settings: {} as never,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      buildPhase({ price: present.price, start: present.start, end: present.end, currency }),
      buildPhase({ price: next.price, start: present.end, end: next.end, currency }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription,
    test_clock: null,
  } satisfies Stripe.SubscriptionSchedule;
}

function buildPhase(phase: { price: string; start: number; end: number; currency: string }) {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: phase.currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: phase.end,
    invoice_settings: null,
    items: [{ price: phase.price, quantity: 1 } as Stripe.SubscriptionSchedule.Phase.Item],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: phase.start,
    transfer_data: null,
    trial_end: null,
  } satisfies Stripe.SubscriptionSchedule.Phase;
}
