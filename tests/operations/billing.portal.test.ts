import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling({ PUBLIC_URL: 'https://almanac.example.org' });

it('returns the address of each page of the portal, which leads back to this server', async () => {
  const { stripe, signUp, subscribe } = use();
  const person = await signUp();
  await subscribe(person);
  const visits = [
    [{}, 'overview'],
    [{ page: 'payment' }, 'payment_method_update'],
    [{ page: 'cancel' }, 'subscription_cancel'],
    [{ page: 'change', plan: 'starter', interval: 'month' }, 'subscription_update_confirm'],
  ] as const;
  for (const [visit, flow] of visits) {
    const { body } = await person.post('/api/billing/portal', visit).expect(200);
    expect(body.url).toContain(`/${flow}_`);
  }
  const opened = stripe.calls.filter(({ path }) => path === '/v1/billing_portal/sessions');
  expect(new Set(opened.map(({ params }) => params['return_url']))).toEqual(
    new Set(['https://almanac.example.org/settings/billing?from=portal']),
  );
});

it('configures the portal once: larger plans at once with proration, smaller ones and cancellations at the end of the period', async () => {
  const created = use().stripe.calls.filter(
    ({ method, path }) => method === 'POST' && path === '/v1/billing_portal/configurations',
  );
  expect(created).toHaveLength(1);
  expect(created[0]?.params['features']).toMatchObject({
    subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
    subscription_update: {
      proration_behavior: 'always_invoice',
      products: { 0: { product: 'prod_pro' }, 1: { product: 'prod_starter' } },
      schedule_at_period_end: {
        conditions: { 0: { type: 'decreasing_item_amount' }, 1: { type: 'shortening_interval' } },
      },
    },
  });
});

it('opens the overview if Stripe refuses the page, as for a subscription that is canceled already', async () => {
  const { stripe, signUp, subscribe } = use();
  const person = await signUp('canceled@example.org');
  const held = await subscribe(person);
  held.isEnding = true;
  const { body } = await person.post('/api/billing/portal', { page: 'cancel' }).expect(200);
  expect(body.url).toContain('/overview_');
  stripe.state.deleteCustomer(held.customer);
  const deleted = await person.post('/api/billing/portal', {}).expect(409);
  expect(deleted.body.error).toBe('no_subscription');
});

it('a change to a larger plan applies at once, and to a smaller one at the end of the period', async () => {
  const { stripe, signUp, subscribe, sendNew, advanceDays, api } = use();
  const person = await signUp('change@example.org');
  const held = await subscribe(person, 'starter', 'month');
  const price = (id: string) => stripe.state.prices.get(id) ?? held.price;
  stripe.state.changePlan(held, price('price_pro_month'));
  await sendNew();
  const larger = await person.get('/api/billing/subscription');
  expect([larger.body.plan, larger.body.subscription.nextPlan]).toEqual(['pro', null]);
  stripe.state.changePlan(held, price('price_starter_month'));
  await sendNew();
  const smaller = await person.get('/api/billing/subscription');
  expect([smaller.body.plan, smaller.body.subscription.nextPlan]).toEqual(['pro', 'starter']);
  advanceDays(30);
  await sendNew();
  const { body } = await api.operator('get', '/api/admin/billing');
  expect(body.accounts.find(({ email }: { email: string }) => email === person.email).plan).toBe('starter');
});

it('is refused for an account that has never subscribed, and a change needs a plan and an interval', async () => {
  const { api, signUp, subscribe } = use();
  await api.request.post('/api/billing/portal').send({}).expect(401);
  const person = await signUp('never@example.org');
  const { body } = await person.post('/api/billing/portal', {}).expect(409);
  expect(body.error).toBe('no_subscription');
  await subscribe(person);
  const invalid = await person.post('/api/billing/portal', { page: 'change' }).expect(400);
  expect(invalid.body.details[0].field).toBe('plan');
});
