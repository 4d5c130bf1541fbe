import fc from 'fast-check';
import type Stripe from 'stripe';
import type { Plan } from '../../server/access/plans.js';
import { findPlanInForce } from '../../server/access/plans.js';
import { ensureCustomer } from '../../server/billing/ensureCustomer.js';
import { reconcile } from '../../server/billing/reconcile.js';
import { createKeylessAccount } from '../../server/setup/createAccount.js';
import { findAccountById } from '../../server/store/accounts.js';
import { countCases } from '../support/thorough.js';
import type { HeldSubscription, StripeState } from './doubles/stripeState.js';
import { useBilling } from './doubles/useBilling.js';

const use = useBilling();
const dayMs = 86_400_000;
const graceDays = 7;

/** What the user, the card or Stripe does. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('subscribe' as const),
    price: fc.integer({ min: 0, max: 3 }),
    trial: fc.constantFrom(0, 0, 14),
  }),
  fc.record({ kind: fc.constant('change' as const), price: fc.integer({ min: 0, max: 3 }) }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'resume' as const, 'decline' as const, 'accept' as const, 'pay' as const),
  }),
  fc.record({ kind: fc.constantFrom('wait' as const, 'wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constantFrom('end' as const, 'unpaid' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** How events arrive: their order, how often each arrives (0 is lost), and which calls of Stripe fail. */
const delivery = fc.record({
  order: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  copies: fc.array(fc.constantFrom(0, 1, 1, 1, 2, 3), { minLength: 40, maxLength: 40 }),
  faults: fc.array(fc.constantFrom(undefined, undefined, undefined, 500 as const, 429 as const), {
    minLength: 40,
    maxLength: 40,
  }),
  /** After which steps the events so far arrive. */
  early: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
});

const counts = { histories: 0, events: 0, delivered: 0, lost: 0, repeated: 0 };

it('any order, repetition and loss of events ends, after reconciliation, in the plan that Stripe holds', async () => {
  const { api, stripe, send } = use();
  const { billing } = api.context;
  if (billing === undefined) throw new Error('Billing is off.');
  const context = { ...api.context, billing };
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), delivery, async (steps, how) => {
    counts.histories += 1;
    await api.db('billing_customers').delete();
    const id = await createKeylessAccount(api.db, `history${counts.histories}@example.org`, 'free', api.clock.now);
    const { customerId } = await ensureCustomer(context, { id, email: `history${counts.histories}@example.org` });
    const first = stripe.state.events.length;
    let calls = 0;
    stripe.findFault = () => how.faults[calls++ % how.faults.length];
    const deliver = async () => {
      const events = stripe.state.events.slice(first);
      await deliverEvents(events, how, send);
    };
    for (const [index, one] of steps.entries()) {
      apply(stripe.state, customerId, one, api.clock);
      if (how.early[index]) await deliver();
    }
    await deliver();
    counts.events += stripe.state.events.length - first;
    stripe.findFault = () => undefined;
    await reconcile(context, new AbortController().signal);
    const account = await findAccountById(api.db, id);
    expect(account && findPlanInForce(account, api.clock.now)).toBe(
      findHeldPlan(stripe.state, customerId, api.clock.now),
    );
  });
  await fc.assert(property, { numRuns: countCases(60) });
  console.info('shuffled events:', JSON.stringify(counts));
  expect(counts.lost).toBeGreaterThan(0);
});

/** Sends the events in another order, some of them never and others several times. */
async function deliverEvents(
  events: Stripe.Event[],
  { order, copies }: { order: number[]; copies: number[] },
  send: (event: Stripe.Event) => Promise<number>,
): Promise<void> {
  const shuffled = events.map((event, index) => ({
    event,
    rank: order[index % order.length] ?? 0,
    copies: copies[index % copies.length] ?? 1,
  }));
  shuffled.sort((one, other) => one.rank - other.rank);
  for (const { event, copies: count } of shuffled) {
    if (count === 0) counts.lost += 1;
    if (count > 1) counts.repeated += 1;
    for (let copy = 0; copy < count; copy += 1) {
      expect(await send(event)).toBe(200);
      counts.delivered += 1;
    }
  }
}

function apply(state: StripeState, customer: string, one: Step, clock: { advance(ms: number): void }): void {
  const held = state.listSubscriptions(customer).find(({ endedAt }) => endedAt === null);
  const prices = [...state.prices.values()];
  if (one.kind === 'wait') {
    clock.advance(one.days * dayMs);
    state.settle();
    return;
  }
  if (one.kind === 'decline' || one.kind === 'accept') {
    state.getCustomer(customer).isDeclining = one.kind === 'decline';
    return;
  }
  const price = prices['price' in one ? one.price : 0];
  // Some customers have two subscriptions.
  if (one.kind === 'subscribe' && price !== undefined && state.listSubscriptions(customer).length < 3)
    state.subscribe(customer, price, one.trial);
  if (held === undefined) return;
  if (one.kind === 'change' && price !== undefined) state.changePlan(held, price);
  if (one.kind === 'pay') state.payInvoice(held);
  if (one.kind === 'end') state.end(held, 'canceled');
  if (one.kind === 'unpaid') state.end(held, 'unpaid');
  if (one.kind === 'cancel' || one.kind === 'resume') {
    held.isEnding = one.kind === 'cancel';
    state.update(held);
  }
}

/** The plan that Stripe holds, by the rules of docs/billing.md: written for the test, without the code of the server. */
function findHeldPlan(state: StripeState, customer: string, now: Date): Plan {
  const all = state.listSubscriptions(customer);
  const paid = all.filter(({ status }) => status === 'active' || status === 'trialing');
  if (paid.length > 0) return paid.some(isPro) ? 'pro' : 'starter';
  const late = all.filter(({ status }) => status === 'past_due');
  const [counted] = [...late.filter(isPro), ...late.filter((one) => !isPro(one))];
  if (counted === undefined) return 'free';
  const invoice = state.invoices.get(counted.invoices.at(-1) ?? '');
  const graceEnd = ((invoice?.created ?? 0) + graceDays * 86_400) * 1_000;
  if (graceEnd <= now.getTime()) return 'free';
  return isPro(counted) ? 'pro' : 'starter';
}

function isPro({ price }: HeldSubscription): boolean {
  return price.id.startsWith('price_pro');
}
