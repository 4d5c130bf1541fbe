import { signIn } from '../support/person.js';
import { type BillingApi, startBillingApi } from './doubles/billingApi.js';

let billing: BillingApi;
beforeAll(async () => {
  billing = await startBillingApi();
});
afterAll(() => billing.stop());

it('an account goes from Free to Pro, through a failed payment and its days of grace, is paid again, cancels, and is Free again: the limits of each request follow', async () => {
  const { api, stripe, advanceDays, sendNew } = billing;
  const person = await billing.signUp();
  const rows: (string | number | null)[][] = [];
  const record = async (event: string) => {
    const { headers } = await api.request.get('/v1/countries').set('X-API-Key', person.key).expect(200);
    // Sessions end after 30 days.
    const signedIn = await signIn(api, person.email);
    const { body } = await signedIn.get('/api/billing/subscription').expect(200);
    const day = api.clock.now.toISOString().slice(0, 10);
    const limits = [Number(headers['x-ratelimit-limit']), Number(headers['x-ratelimit-limit-day'])];
    rows.push([day, event, body.plan, body.subscription?.status ?? null, ...limits]);
  };

  await record('signed up');
  const held = await billing.subscribe(person, 'pro', 'month');
  await record('bought Pro');
  stripe.state.getCustomer(held.customer).isDeclining = true;
  advanceDays(30);
  await sendNew();
  await record('payment failed');
  advanceDays(6);
  await record('six days of grace');
  advanceDays(1);
  await record('grace is over, without any event');
  stripe.state.getCustomer(held.customer).isDeclining = false;
  stripe.state.payInvoice(held);
  await sendNew();
  await record('paid with another card');
  held.isEnding = true;
  stripe.state.update(held);
  await sendNew();
  await record('canceled');
  advanceDays(22);
  await record('a day before the end');
  advanceDays(1);
  await sendNew();
  await record('the period has ended');

  expect(rows).toEqual([
    ['2026-11-21', 'signed up', 'free', null, 20, 500],
    ['2026-11-21', 'bought Pro', 'pro', 'active', 600, 100_000],
    ['2026-12-21', 'payment failed', 'pro', 'past_due', 600, 100_000],
    ['2026-12-27', 'six days of grace', 'pro', 'past_due', 600, 100_000],
    ['2026-12-28', 'grace is over, without any event', 'free', 'past_due', 20, 500],
    ['2026-12-28', 'paid with another card', 'pro', 'active', 600, 100_000],
    ['2026-12-28', 'canceled', 'pro', 'active', 600, 100_000],
    ['2027-01-19', 'a day before the end', 'pro', 'active', 600, 100_000],
    ['2027-01-20', 'the period has ended', 'free', 'canceled', 20, 500],
  ]);
  const subjects = api.mailbox.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  expect(subjects.slice(-4)).toEqual([
    'Your Almanac plan is Pro',
    'Your payment for Almanac failed',
    'Your Almanac subscription ends on 20 January 2027',
    'Your Almanac subscription has ended',
  ]);
});
