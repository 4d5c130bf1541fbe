import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling();

it('a plan that the operator sets wins over the subscription until it is released', async () => {
  const { api, stripe, signUp, subscribe, sendNew } = use();
  const person = await signUp();
  const held = await subscribe(person, 'pro');
  const readPlan = async () => (await person.get('/api/account')).body.plan;
  await api.operator('patch', `/api/admin/accounts/${person.accountId}`).send({ plan: 'starter' }).expect(200);
  stripe.state.update(held);
  await sendNew();
  expect(await readPlan()).toBe('starter');
  const { body } = await api.operator('post', `/api/admin/billing/${person.accountId}/release`).expect(200);
  expect(body).toMatchObject({ plan: 'pro', planSource: 'subscription' });
  expect(await readPlan()).toBe('pro');
});

it('the Enterprise plan is never changed by billing', async () => {
  const { api, stripe, signUp, subscribe, sendNew } = use();
  const person = await signUp('enterprise@example.org');
  const held = await subscribe(person, 'pro');
  await api.operator('patch', `/api/admin/accounts/${person.accountId}`).send({ plan: 'enterprise' }).expect(200);
  stripe.state.end(held, 'canceled');
  await sendNew();
  expect((await person.get('/api/account')).body.plan).toBe('enterprise');
  const { body } = await api.operator('post', `/api/admin/billing/${person.accountId}/release`).expect(409);
  expect(body.error).toBe('plan_fixed');
});

it('returns 404 for an unknown account', async () => {
  await use().api.operator('post', '/api/admin/billing/7/release').expect(404);
});
