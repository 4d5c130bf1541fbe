import type { Schemas } from '../../server/schemas.js';
import { useBilling } from '../billing/doubles/useBilling.js';

type BillingAccount = Schemas['BillingAccount'];

const use = useBilling();

it('lists who subscribes to what since when, and whose payments failed', async () => {
  const { api, stripe, signUp, subscribe, sendNew, advanceDays } = use();
  const ada = await signUp();
  const bob = await signUp('bob@example.org');
  await subscribe(ada, 'pro', 'year');
  const held = await subscribe(bob, 'starter', 'month');
  stripe.state.getCustomer(held.customer).isDeclining = true;
  advanceDays(30);
  await sendNew();
  const { body } = await api.operator('get', '/api/admin/billing').expect(200);
  expect(body).toMatchObject({ count: 2, waitingEvents: 0, nextCursor: null });
  const rows = body.accounts.map(({ email, plan, failedPayments, subscription }: BillingAccount) => {
    const { status, startedAt, graceUntil } = subscription ?? {};
    return [email, plan, failedPayments, status, startedAt, graceUntil];
  });
  const since = '2026-11-21T12:00:00.000Z';
  expect(rows.sort()).toEqual([
    ['ada@example.org', 'pro', 0, 'active', since, null],
    ['bob@example.org', 'starter', 1, 'past_due', since, '2026-12-28T12:00:00.000Z'],
  ]);
  const late = await api.operator('get', '/api/admin/billing?status=past_due&limit=1').expect(200);
  expect(late.body.accounts.map(({ email }: { email: string }) => email)).toEqual(['bob@example.org']);
});

it('the metrics count subscriptions by status, and events', async () => {
  const { text } = await use().api.operator('get', '/metrics').expect(200);
  expect(text).toContain('almanac_subscriptions{status="active"} 1');
  expect(text).toContain('almanac_subscriptions{status="past_due"} 1');
  expect(text).toContain('almanac_billing_events_waiting 0');
  expect(text).toMatch(/almanac_billing_events_total\{outcome="stored"\} \d+/);
});

it('the audit log records each change of a subscription', async () => {
  const { body } = await use().api.operator('get', '/api/admin/audit-log?action=billing.change').expect(200);
  expect(body.entries[0]).toMatchObject({ actor: 'server', detail: { status: 'past_due', plan: 'starter' } });
});

it('needs the operator', async () => {
  await use().api.request.get('/api/admin/billing').expect(401);
});
