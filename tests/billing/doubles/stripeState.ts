import type Stripe from 'stripe';
import { buildInvoice } from './invoiceFixtures.js';
import { buildCheckoutSession, buildCustomer, buildPrice } from './otherFixtures.js';
import { buildSchedule, buildSubscription } from './subscriptionFixtures.js';

const daySeconds = 86_400;
const periodSeconds = { month: 30 * daySeconds, year: 365 * daySeconds };
/** Stripe tries a failed payment again for so long. */
const dunningSeconds = 21 * daySeconds;
const checkoutSeconds = daySeconds;

export interface HeldSubscription {
  id: string;
  itemId: string;
  customer: string;
  status: Stripe.Subscription.Status;
  price: Stripe.Price;
  nextPrice: Stripe.Price | null;
  created: number;
  periodStart: number;
  periodEnd: number;
  isEnding: boolean;
  invoices: string[];
  trialEnd: number | null;
  endedAt: number | null;
  /** When Stripe gives up on a failed payment. */
  dunningEnd: number | null;
}

interface HeldSession {
  id: string;
  customer: string;
  price: Stripe.Price;
  trialDays: number;
  created: number;
  expires: number;
  status: Stripe.Checkout.Session.Status;
  successUrl: string;
  cancelUrl: string;
  reference: string;
  subscription: string | null;
}

/** What Stripe holds, on a clock that the test moves, and the events of what happens. */
export class StripeState {
  readonly prices = new Map<string, Stripe.Price>();
  readonly customers = new Map<string, Stripe.Customer & { isDeleted?: boolean; isDeclining?: boolean }>();
  readonly subscriptions = new Map<string, HeldSubscription>();
  readonly invoices = new Map<string, Stripe.Invoice & { subscription: string }>();
  readonly sessions = new Map<string, HeldSession>();
  /** Every event in the order in which it happened. */
  readonly events: Stripe.Event[] = [];
  /** What happens when Stripe gives up on a failed payment. */
  afterDunning: 'canceled' | 'unpaid' = 'canceled';
  readonly #clock: { now: Date };
  #ids = 0;

  constructor(clock: { now: Date }, currency = 'usd') {
    this.#clock = clock;
    const offers = { starter: [1_900, 19_000], pro: [4_900, 49_000] };
    for (const [plan, [month = 0, year = 0]] of Object.entries(offers)) {
      this.addPrice({
        id: `price_${plan}_month`,
        lookupKey: `${plan}_monthly`,
        amount: month,
        currency,
        interval: 'month',
      });
      this.addPrice({
        id: `price_${plan}_year`,
        lookupKey: `${plan}_yearly`,
        amount: year,
        currency,
        interval: 'year',
      });
    }
  }

  addPrice(price: Omit<Parameters<typeof buildPrice>[0], 'product'>): void {
    this.prices.set(price.id, buildPrice({ ...price, product: `prod_${price.lookupKey.split('_')[0]}` }));
  }

  get seconds(): number {
    return Math.floor(this.#clock.now.getTime() / 1_000);
  }

  nextId(kind: string): string {
    this.#ids += 1;
    return `${kind}_${this.#ids.toString().padStart(8, '0')}`;
  }

  createCustomer(email: string): Stripe.Customer {
    const customer = buildCustomer({ id: this.nextId('cus'), email, created: this.seconds });
    this.customers.set(customer.id, customer);
    return customer;
  }

  /** The operator deletes a customer: its subscriptions end. */
  deleteCustomer(id: string): void {
    for (const one of this.listSubscriptions(id)) if (one.endedAt === null) this.end(one, 'canceled');
    const customer = this.getCustomer(id);
    customer.isDeleted = true;
    this.#emit('customer.deleted', customer);
  }

  getCustomer(id: string): Stripe.Customer & { isDeleted?: boolean; isDeclining?: boolean } {
    const customer = this.customers.get(id);
    if (customer === undefined) throw new Error(`There is no customer ${id}.`);
    return customer;
  }

  createSession(session: Omit<HeldSession, 'id' | 'created' | 'expires' | 'status' | 'subscription'>): HeldSession {
    const held: HeldSession = {
      ...session,
      id: this.nextId('cs_test'),
      created: this.seconds,
      expires: this.seconds + checkoutSeconds,
      status: 'open',
      subscription: null,
    };
    this.sessions.set(held.id, held);
    return held;
  }

  /** The user enters a card on the page of a checkout. */
  completeCheckout(id: string): HeldSubscription {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') throw new Error(`The checkout ${id} is not open.`);
    const subscription = this.subscribe(session.customer, session.price, session.trialDays);
    session.status = 'complete';
    session.subscription = subscription.id;
    this.#emit('checkout.session.completed', this.toSession(session));
    return subscription;
  }

  subscribe(customer: string, price: Stripe.Price, trialDays = 0): HeldSubscription {
    const at = this.seconds;
    const trialEnd = trialDays > 0 ? at + trialDays * daySeconds : null;
    const held: HeldSubscription = {
      ...{ id: this.nextId('sub'), itemId: this.nextId('si'), customer, price, nextPrice: null, created: at },
      status: trialEnd === null ? 'active' : 'trialing',
      periodStart: at,
      periodEnd: trialEnd ?? at + periodSeconds[getInterval(price)],
      ...{ isEnding: false, invoices: [], trialEnd, endedAt: null, dunningEnd: null },
    };
    this.subscriptions.set(held.id, held);
    this.#emit('customer.subscription.created', this.toSubscription(held));
    if (trialEnd === null) this.#charge(held, price.unit_amount ?? 0, at);
    return held;
  }

  /** The user changes the plan in the portal: at once if it costs more, otherwise at the end of the period. */
  changePlan(held: HeldSubscription, price: Stripe.Price): void {
    const isSmaller = (price.unit_amount ?? 0) < (held.price.unit_amount ?? 0);
    const isShorter = getInterval(held.price) === 'year' && getInterval(price) === 'month';
    if (isSmaller || isShorter) held.nextPrice = price;
    else {
      const difference = (price.unit_amount ?? 0) - (held.price.unit_amount ?? 0);
      if (getInterval(price) !== getInterval(held.price)) {
        held.periodStart = this.seconds;
        held.periodEnd = this.seconds + periodSeconds[getInterval(price)];
      }
      held.price = price;
      held.nextPrice = null;
      if (held.status === 'active') this.#charge(held, difference, this.seconds);
    }
    this.update(held);
  }

  /** Stores a change of a subscription, and sends its event. */
  update(held: HeldSubscription): void {
    this.#emit('customer.subscription.updated', this.toSubscription(held));
  }

  end(held: HeldSubscription, status: 'canceled' | 'unpaid'): void {
    held.status = status;
    held.dunningEnd = null;
    held.endedAt = status === 'canceled' ? this.seconds : null;
    const type = status === 'canceled' ? 'deleted' : 'updated';
    this.#emit(`customer.subscription.${type}`, this.toSubscription(held));
  }

  /** The user pays the open invoice with another card. */
  payInvoice(held: HeldSubscription): void {
    const invoice = this.#latestInvoice(held);
    if (invoice?.status !== 'open') return;
    invoice.status = 'paid';
    held.status = 'active';
    held.dunningEnd = null;
    this.#emit('invoice.paid', invoice);
    this.update(held);
  }

  /** Does what is due by now: renewals, ends of trials and periods, and ends of dunning. */
  settle(): void {
    for (const held of this.subscriptions.values()) while (this.#step(held));
    for (const session of this.sessions.values()) {
      if (session.status === 'open' && session.expires <= this.seconds) session.status = 'expired';
    }
  }

  #step(held: HeldSubscription): boolean {
    if (held.dunningEnd !== null && held.dunningEnd <= this.seconds) {
      this.end(held, this.afterDunning);
      return true;
    }
    if (held.periodEnd > this.seconds || (held.status !== 'active' && held.status !== 'trialing')) return false;
    if (held.isEnding) {
      this.end(held, 'canceled');
      return false;
    }
    held.price = held.nextPrice ?? held.price;
    held.nextPrice = null;
    held.periodStart = held.periodEnd;
    held.periodEnd += periodSeconds[getInterval(held.price)];
    this.#charge(held, held.price.unit_amount ?? 0, held.periodStart);
    this.update(held);
    return true;
  }

  #charge(held: HeldSubscription, total: number, at: number): void {
    const isPaid = this.getCustomer(held.customer).isDeclining !== true;
    const id = this.nextId('in');
    const built = buildInvoice({
      ...{ id, created: at, currency: held.price.currency, total, number: id, attempt_count: 1 },
      ...{ status: isPaid ? 'paid' : 'open', customer: held.customer },
    });
    this.invoices.set(id, { ...built, subscription: held.id });
    held.invoices.push(id);
    held.status = isPaid ? 'active' : 'past_due';
    held.dunningEnd = isPaid ? null : at + dunningSeconds;
    this.#emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', built);
  }

  #latestInvoice(held: HeldSubscription): Stripe.Invoice | undefined {
    return this.invoices.get(held.invoices.at(-1) ?? '');
  }

  listSubscriptions(customer: string): HeldSubscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse();
  }

  toSubscription(held: HeldSubscription): Stripe.Subscription {
    const { nextPrice, price, periodStart, periodEnd, customer, created } = held;
    const latest_invoice = this.#latestInvoice(held) ?? null;
    const fields = { cancel_at_period_end: held.isEnding, trial_end: held.trialEnd, ended_at: held.endedAt };
    const next = nextPrice && { price: nextPrice.id, end: periodEnd + periodSeconds[getInterval(nextPrice)] };
    const present = { price: price.id, start: periodStart, end: periodEnd };
    const { currency } = price;
    const schedule = next && buildSchedule({ customer, subscription: held.id, created, present, next, currency });
    return buildSubscription({ ...held, ...fields, latest_invoice, start_date: created }, schedule);
  }

  toSession(held: HeldSession): Stripe.Checkout.Session {
    const { id, created, expires, status, successUrl, cancelUrl, reference, customer, subscription } = held;
    const urls = { success_url: successUrl, cancel_url: cancelUrl, client_reference_id: reference };
    return buildCheckoutSession({ id, created, expires_at: expires, status, ...urls, customer, subscription });
  }

  #emit(type: string, object: object): void {
    const event = { id: this.nextId('evt'), object: 'event', type, created: this.seconds, data: { object } };
    // The state at this time, which later changes must not alter.
    this.events.push(JSON.parse(JSON.stringify(event)));
  }
}

function getInterval({ recurring }: Stripe.Price): 'month' | 'year' {
  return recurring?.interval === 'year' ? 'year' : 'month';
}
