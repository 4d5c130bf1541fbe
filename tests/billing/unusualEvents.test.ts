import { password } from '../support/person.js';
import { readId } from './doubles/billingApi.js';
import { useBilling } from './doubles/useBilling.js';

const use = useBilling();

it('deleting an account cancels its subscription and ends its checkout first; during an outage nothing is deleted', async () => {
  const { api, stripe, signUp, subscribe, send } = use();
  const person = await signUp();
  const held = await subscribe(person);
  stripe.findFault = () => 500;
  const { body } = await person.post('/api/account/deletion', { password }).expect(503);
  expect(body.error).toBe('billing_unavailable');
  expect(body.message).toMatch(/^The account was not deleted, because its subscription could not be canceled: /);
  await person.get('/api/account').expect(200);
  stripe.findFault = () => undefined;
  await person.post('/api/account/deletion', { password }).expect(204);
  expect(held.status).toBe('canceled');
  expect(await api.db('billing_customers')).toEqual([]);
  const last = stripe.state.events.at(-1);
  expect(last && (await send(last))).toBe(200);
});

it('an open checkout of a deleted account cannot be paid any more', async () => {
  const { stripe, signUp } = use();
  const person = await signUp('open@example.org');
  const { body } = await person.post('/api/billing/checkout', { plan: 'pro', interval: 'month' });
  await person.post('/api/account/deletion', { password }).expect(204);
  expect(stripe.state.sessions.get(readId(body.url))?.status).toBe('expired');
});

it('the export of an account has its subscription', async () => {
  const { signUp, subscribe } = use();
  const person = await signUp('export@example.org');
  await subscribe(person);
  const { body } = await person.get('/api/account/export').expect(200);
  expect(body.billing).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });
});

it('a subscription with an unknown price keeps the plan, with a warning in the log and an entry in the audit log', async () => {
  const { api, stripe, signUp, subscribe, sendNew } = use();
  const person = await signUp('price@example.org');
  const held = await subscribe(person, 'pro');
  held.price = { ...held.price, id: 'price_old', lookup_key: null };
  stripe.state.update(held);
  await sendNew();
  expect((await person.get('/api/account')).body.plan).toBe('pro');
  expect(api.log).toContainEqual(expect.objectContaining({ priceId: 'price_old' }));
  const { body } = await api.operator('get', '/api/admin/audit-log?action=billing.unknownPrice');
  expect(body.entries).toHaveLength(1);
});

it('no line of the log has the keys of Stripe', () => {
  const lines = JSON.stringify(use().api.log);
  expect(lines).not.toMatch(/sk_test_|whsec_/);
});

it('a price whose lookup key was moved to a new price keeps its plan, also after the account was Free in between', async () => {
  const { stripe, signUp, subscribe, sendNew } = use();
  const person = await signUp('moved@example.org');
  const held = await subscribe(person, 'pro');
  held.price = { ...held.price, lookup_key: null };
  held.status = 'paused';
  stripe.state.update(held);
  await sendNew();
  expect((await person.get('/api/account')).body.plan).toBe('free');
  held.status = 'active';
  stripe.state.update(held);
  await sendNew();
  expect((await person.get('/api/account')).body.plan).toBe('pro');
});
