import { readId } from '../billing/doubles/billingApi.js';
import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling();

it('on return from the checkout, the plan applies from the next request on, although no event has arrived', async () => {
  const { api, stripe, signUp } = use();
  const person = await signUp();
  const { body } = await person.post('/api/billing/checkout', { plan: 'pro', interval: 'month' });
  stripe.state.completeCheckout(readId(body.url));
  expect((await person.get('/api/billing/subscription')).body.plan).toBe('free');
  const synced = await person.post('/api/billing/sync').expect(200);
  expect(synced.body).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });
  const { headers } = await api.request.get('/v1/countries').set('X-API-Key', person.key);
  expect(headers['x-ratelimit-limit']).toBe('600');
});

it('does nothing for an account that is no customer, whatever the address it returns to says', async () => {
  const { signUp, stripe } = use();
  const person = await signUp('other@example.org');
  const before = stripe.calls.length;
  const { body } = await person.post('/api/billing/sync').expect(200);
  expect(body.plan).toBe('free');
  expect(stripe.calls.length).toBe(before);
});

it('during an outage responds 503, and the plan in force stays', async () => {
  const { stripe, signUp, subscribe } = use();
  const person = await signUp('outage@example.org');
  await subscribe(person);
  stripe.findFault = () => 'timeout';
  const { body } = await person.post('/api/billing/sync').expect(503);
  expect(body.error).toBe('billing_unavailable');
  expect((await person.get('/api/account')).body.plan).toBe('pro');
  stripe.findFault = () => undefined;
});

it('needs a session', async () => {
  await use().api.request.post('/api/billing/sync').expect(401);
});
