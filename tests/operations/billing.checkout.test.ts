import { readId } from '../billing/doubles/billingApi.js';
import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling({ BILLING_TRIAL_DAYS: 14, PUBLIC_URL: 'https://almanac.example.org' });
const pro = { plan: 'pro', interval: 'month' };

it('returns the address of a checkout that leads back to this server alone', async () => {
  const { stripe, signUp } = use();
  const person = await signUp('one@example.org');
  const { body } = await person.post('/api/billing/checkout', pro).expect(200);
  expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  const session = stripe.state.sessions.get(readId(body.url));
  expect(session).toMatchObject({
    successUrl: 'https://almanac.example.org/settings/billing?from=checkout',
    cancelUrl: 'https://almanac.example.org/pricing',
    reference: person.accountId,
    trialDays: 14,
  });
  const sent = stripe.calls.find(({ path }) => path === '/v1/checkout/sessions');
  expect(sent?.headers['x-stripe-client-telemetry']).toBeUndefined();
});

it('clicked twice, also at the same time, creates one customer and one checkout', async () => {
  const { stripe, signUp } = use();
  const person = await signUp('twice@example.org');
  const click = () => person.post('/api/billing/checkout', pro);
  const responses = await Promise.all([click(), click(), click()]);
  const later = await click();
  expect(new Set([...responses, later].map(({ body }) => body.url)).size).toBe(1);
  expect([...stripe.state.customers.values()].filter(({ email }) => email === person.email)).toHaveLength(1);
});

it('for another price replaces the open checkout, so that only one can be paid', async () => {
  const { stripe, signUp } = use();
  const person = await signUp('other@example.org');
  const first = await person.post('/api/billing/checkout', pro);
  const second = await person.post('/api/billing/checkout', { plan: 'starter', interval: 'year' });
  expect(stripe.state.sessions.get(readId(first.body.url))?.status).toBe('expired');
  expect(stripe.state.sessions.get(readId(second.body.url))?.status).toBe('open');
});

it('an account that subscribes cannot subscribe twice, even if no event has arrived', async () => {
  const { stripe, signUp } = use();
  const person = await signUp('again@example.org');
  const { body } = await person.post('/api/billing/checkout', pro);
  stripe.state.completeCheckout(readId(body.url));
  const refused = await person.post('/api/billing/checkout', pro).expect(409);
  expect(refused.body.error).toBe('already_subscribed');
});

it('a trial is for the first subscription alone', async () => {
  const { stripe, signUp, subscribe, sendNew } = use();
  const person = await signUp('trial@example.org');
  stripe.state.end(await subscribe(person), 'canceled');
  await sendNew();
  const { body } = await person.post('/api/billing/checkout', pro).expect(200);
  expect(stripe.state.sessions.get(readId(body.url))?.trialDays).toBe(0);
});

it('an account whose customer was deleted at Stripe becomes a customer again', async () => {
  const { stripe, signUp, subscribe, sendNew } = use();
  const person = await signUp('deleted@example.org');
  const held = await subscribe(person);
  stripe.state.deleteCustomer(held.customer);
  await sendNew();
  const { body } = await person.post('/api/billing/checkout', pro).expect(200);
  expect(stripe.state.sessions.get(readId(body.url))?.customer).not.toBe(held.customer);
});

it('is refused for a plan that the operator has set, and for a price that was removed', async () => {
  const { api, stripe, signUp } = use();
  const person = await signUp('fixed@example.org');
  await api.operator('patch', `/api/admin/accounts/${person.accountId}`).send({ plan: 'starter' }).expect(200);
  const fixed = await person.post('/api/billing/checkout', pro).expect(409);
  expect(fixed.body.error).toBe('plan_fixed');
  const other = await signUp('removed@example.org');
  const yearly = stripe.state.prices.get('price_pro_year');
  if (yearly !== undefined) yearly.active = false;
  const removed = await other.post('/api/billing/checkout', { plan: 'pro', interval: 'year' }).expect(409);
  expect(removed.body.error).toBe('plan_not_offered');
  // Prices are kept for an hour: the refusal of Stripe made the server read them again.
  const again = await other.post('/api/billing/checkout', { plan: 'pro', interval: 'year' }).expect(409);
  expect(again.body.error).toBe('plan_not_offered');
});

it.each([
  [402, 402, 'payment_failed'],
  [429, 503, 'billing_unavailable'],
  [500, 503, 'billing_unavailable'],
  ['timeout', 503, 'billing_unavailable'],
  ['drop', 503, 'billing_unavailable'],
] as const)('a fault of Stripe (%s) becomes %i %s, and the next click works', async (fault, status, code) => {
  const { stripe, signUp } = use();
  const person = await signUp(`fault-${fault}@example.org`);
  stripe.findFault = ({ path }) => (path === '/v1/checkout/sessions' ? fault : undefined);
  const { body, headers } = await person.post('/api/billing/checkout', pro).expect(status);
  expect(body.error).toBe(code);
  if (fault === 429) expect(headers['retry-after']).toBe('7');
  stripe.findFault = () => undefined;
  await person.post('/api/billing/checkout', pro).expect(200);
});

it('a connection that is lost after Stripe created the checkout leads to the same checkout', async () => {
  const { stripe, signUp } = use();
  const person = await signUp('lost@example.org');
  let lost = 0;
  stripe.findFault = ({ path }) => (path === '/v1/checkout/sessions' && lost++ === 0 ? 'drop after' : undefined);
  const before = stripe.state.sessions.size;
  await person.post('/api/billing/checkout', pro);
  stripe.findFault = () => undefined;
  await person.post('/api/billing/checkout', pro).expect(200);
  expect(stripe.state.sessions.size).toBe(before + 1);
});

it('needs a session, and a plan that can be bought', async () => {
  const { api, signUp } = use();
  await api.request.post('/api/billing/checkout').send(pro).expect(401);
  const person = await signUp('invalid@example.org');
  const { body } = await person.post('/api/billing/checkout', { plan: 'enterprise', interval: 'month' }).expect(400);
  expect(body.details[0].field).toBe('plan');
});
