import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling();

it('lists the invoices of the account, newest first, and none of another account', async () => {
  const { signUp, subscribe, stripe } = use();
  const person = await signUp();
  const other = await signUp('other@example.org');
  const held = await subscribe(person, 'starter');
  stripe.state.changePlan(held, stripe.state.prices.get('price_pro_month') ?? held.price);
  const { body } = await person.get('/api/billing/invoices').expect(200);
  expect(body.count).toBe(2);
  expect(body.invoices[0]).toMatchObject({ status: 'paid', total: { amount: 3_000, currency: 'USD', decimals: 2 } });
  expect(body.invoices[0].url).toMatch(/^https:\/\/invoice\.stripe\.com\//);
  expect((await other.get('/api/billing/invoices').expect(200)).body.invoices).toEqual([]);
});

it('responds 503 while Stripe does not respond, and needs a session', async () => {
  const { api, stripe, signUp, subscribe } = use();
  await api.request.get('/api/billing/invoices').expect(401);
  const person = await signUp('outage@example.org');
  await subscribe(person);
  stripe.findFault = () => 500;
  const { body } = await person.get('/api/billing/invoices').expect(503);
  expect(body.error).toBe('billing_unavailable');
  stripe.findFault = () => undefined;
});
