import { useBilling } from '../billing/doubles/useBilling.js';
import { startApi } from '../support/api.js';

const use = useBilling({ BILLING_TRIAL_DAYS: 14 });

it('an account without a subscription has the Free plan and can subscribe', async () => {
  const person = await use().signUp('free@example.org');
  const { body } = await person.get('/api/billing/subscription').expect(200);
  expect(body).toEqual({ plan: 'free', planSource: 'subscription', canSubscribe: true, subscription: null });
});

it('returns the subscription with its trial, its renewal and the next payment, also while Stripe does not respond', async () => {
  const { stripe, subscribe, signUp } = use();
  const person = await signUp('trial@example.org');
  await subscribe(person, 'pro', 'year');
  stripe.findFault = () => 500;
  const { body } = await person.get('/api/billing/subscription').expect(200);
  expect(body).toMatchObject({
    plan: 'pro',
    canSubscribe: false,
    subscription: {
      ...{ plan: 'pro', status: 'trialing', interval: 'year', cancelAt: null, pastDueSince: null, nextPlan: null },
      trialEnd: '2026-12-05T12:00:00.000Z',
      periodEnd: '2026-12-05T12:00:00.000Z',
      nextPayment: { amount: 49_000, currency: 'USD', decimals: 2 },
    },
  });
  stripe.findFault = () => undefined;
});

it('needs a session', async () => {
  const { body } = await use().api.request.get('/api/billing/subscription').expect(401);
  expect(body.error).toBe('not_signed_in');
});

it('with BILLING=off, every path of billing responds 404 with a code and a sentence, with or without a session', async () => {
  const api = await startApi();
  const paths = ['plans', 'subscription', 'invoices'].map((name) => ['get', `/api/billing/${name}`] as const);
  const writes = ['checkout', 'portal', 'sync', 'webhook'].map((name) => ['post', `/api/billing/${name}`] as const);
  for (const [method, path] of [...paths, ...writes]) {
    const { body } = await api.request[method](path).expect(404);
    expect(body.error).toBe('billing_off');
    expect(body.message).toBe('Billing is off on this server. The operator can turn it on with BILLING=stripe.');
  }
  await api.stop();
});
