import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling();

it('reads the subscription of an account from Stripe, and records that the operator did', async () => {
  const { api, stripe, signUp, subscribe } = use();
  const person = await signUp();
  stripe.state.end(await subscribe(person), 'canceled');
  const { body } = await api.operator('post', `/api/admin/billing/${person.accountId}/sync`).expect(200);
  expect(body).toMatchObject({ email: person.email, plan: 'free', subscription: { status: 'canceled' } });
  const audit = await api.operator('get', '/api/admin/audit-log?action=admin.syncBilling');
  expect(audit.body.entries).toHaveLength(1);
});

it('returns 404 for an unknown account and 503 during an outage', async () => {
  const { api, stripe, signUp, subscribe } = use();
  await api.operator('post', '/api/admin/billing/7/sync').expect(404);
  const person = await signUp('outage@example.org');
  await subscribe(person);
  stripe.findFault = () => 500;
  await api.operator('post', `/api/admin/billing/${person.accountId}/sync`).expect(503);
  stripe.findFault = () => undefined;
});
