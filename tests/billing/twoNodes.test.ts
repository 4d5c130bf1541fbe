import type { Knex } from 'knex';
import { openBilling } from '../../server/billing/billing.js';
import { ensureCustomer } from '../../server/billing/ensureCustomer.js';
import { syncSubscription } from '../../server/billing/syncSubscription.js';
import { readConfig } from '../../server/config.js';
import { createKeylessAccount } from '../../server/setup/createAccount.js';
import { findAccountById } from '../../server/store/accounts.js';
import { forEachDatabase } from '../support/databases.js';
import { fastLimits } from './doubles/billingApi.js';
import { type StripeDouble, startStripe } from './doubles/startStripe.js';

const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
let stripe: StripeDouble;
beforeEach(async () => {
  stripe = await startStripe(clock);
});
afterEach(() => stripe.stop());

/** Opens billing on a database with one customer. */
async function openCustomer(db: Knex) {
  const config = readConfig({ NODE_ENV: 'test', ...(stripe.settings as Record<string, string>) });
  const billing = await openBilling(config, undefined, { ...fastLimits, timeoutMs: 10_000 });
  if (billing === undefined) throw new Error('Billing is off.');
  const mailer = { send: () => undefined, deliver: async () => undefined };
  const context = { db, config, billing, mailer, now: () => clock.now };
  const id = await createKeylessAccount(db, 'ada@example.org', 'free', clock.now);
  const customer = await ensureCustomer(context, { id, email: 'ada@example.org' });
  return { context, id, customer };
}

forEachDatabase((openFresh) => {
  it('of two nodes that fetch the state of a customer at once, the one that fetched first and is late does not overwrite the newer state', async () => {
    const db = await openFresh();
    const { context, id, customer } = await openCustomer(db);
    const price = (name: string) => stripe.state.prices.get(name);
    const [starter, pro] = [price('price_starter_month'), price('price_pro_month')];
    if (starter === undefined || pro === undefined) throw new Error('A price is missing.');
    const held = stripe.state.subscribe(customer.customerId, starter);
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    let lists = 0;
    let arrived = () => {};
    const hasArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    stripe.beforeResponse = async ({ path }) => {
      if (path !== '/v1/subscriptions') return;
      lists += 1;
      if (lists > 1) return;
      arrived();
      await isHeld;
    };
    const late = syncSubscription(context, customer);
    await hasArrived;
    stripe.state.changePlan(held, pro);
    await syncSubscription(context, customer);
    expect((await findAccountById(db, id))?.plan).toBe('pro');
    release();
    await late;
    expect((await findAccountById(db, id))?.plan).toBe('pro');
  });

  it('many fetches at once end in the latest state', async () => {
    const db = await openFresh();
    const { context, id, customer } = await openCustomer(db);
    const prices = [...stripe.state.prices.values()];
    const [first] = prices;
    if (first === undefined) throw new Error('A price is missing.');
    const held = stripe.state.subscribe(customer.customerId, first);
    const syncs: Promise<void>[] = [];
    for (let index = 0; index < 20; index += 1) {
      const price = prices[(index * 3) % prices.length] ?? first;
      Object.assign(held, { price, nextPrice: null });
      syncs.push(syncSubscription(context, customer));
    }
    await Promise.all(syncs);
    const plan = held.price.id.startsWith('price_pro') ? 'pro' : 'starter';
    expect((await findAccountById(db, id))?.plan).toBe(plan);
  });
});
