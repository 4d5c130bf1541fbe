import { workDueEvents } from '../../server/billing/workEvents.js';
import { signEvent } from '../billing/doubles/signEvent.js';
import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling();

function post(body: string, signature?: string) {
  const { api } = use();
  const request = api.request.post('/api/billing/webhook').set('Content-Type', 'application/json');
  return (signature === undefined ? request : request.set('Stripe-Signature', signature)).send(body);
}

const event = JSON.stringify({
  id: 'evt_x',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { customer: 'cus_x' } },
});

it('accepts an event with a valid signature, once, and ignores other events and unknown customers', async () => {
  const { api, stripe } = use();
  const signature = signEvent(event, stripe.state.seconds);
  for (let index = 0; index < 2; index += 1) {
    const { body } = await post(event, signature).expect(200);
    expect(body).toEqual({ received: true });
  }
  expect(await api.db('billing_events').where({ id: 'evt_x' }).first()).toMatchObject({ attempts: 1, error: null });
  const other = JSON.stringify({ id: 'evt_y', object: 'event', type: 'payout.paid', data: { object: { id: 'po_1' } } });
  await post(other, signEvent(other, stripe.state.seconds)).expect(200);
  expect(await api.db('billing_events').where({ id: 'evt_y' })).toEqual([]);
});

it.each([
  ['without a signature', () => undefined],
  ['with the signature of another secret', (at: number) => signEvent(event, at, 'whsec_another_secret')],
  ['with the signature of another body', (at: number) => signEvent(`${event} `, at)],
  ['whose signature is older than five minutes', (at: number) => signEvent(event, at - 301)],
  ['with a signature that is no signature', () => 'v1=abc'],
])('refuses an event %s', async (_, sign) => {
  const { body } = await post(event, sign(use().stripe.state.seconds)).expect(400);
  expect(body.error).toBe('invalid_signature');
});

it('refuses a megabyte of garbage by its size, and garbage that is not JSON by its signature', async () => {
  const { body } = await post('x'.repeat(1_000_000)).expect(413);
  expect(body.error).toBe('payload_too_large');
  await post('x'.repeat(50_000), 't=1,v1=00').expect(400);
});

it('an event whose work fails is worked again later, and one that is never worked is not lost', async () => {
  const { api, stripe, signUp, subscribe, sendNew } = use();
  const person = await signUp();
  const held = await subscribe(person, 'starter');
  stripe.state.changePlan(held, stripe.state.prices.get('price_pro_month') ?? held.price);
  stripe.findFault = () => 500;
  await sendNew();
  expect((await person.get('/api/account')).body.plan).toBe('starter');
  stripe.findFault = () => undefined;
  const { billing } = api.context;
  if (billing === undefined) throw new Error('Billing is off.');
  const work = () => workDueEvents({ ...api.context, billing }, new AbortController().signal);
  expect(await work()).toEqual({ worked: 0, failed: 0 });
  api.clock.advance(20_000);
  expect(await work()).toEqual({ worked: 1, failed: 0 });
  expect((await person.get('/api/account')).body.plan).toBe('pro');
});

it('events of a process that was killed while it worked them are worked when its lease ends', async () => {
  const { api, stripe, signUp, subscribe } = use();
  const person = await signUp('killed@example.org');
  const held = await subscribe(person, 'starter');
  held.isEnding = true;
  stripe.state.update(held);
  const { claimEvents, insertEvent } = await import('../../server/store/billingEvents.js');
  const at = api.clock.now.toISOString();
  const lease = new Date(api.clock.now.getTime() + 120_000).toISOString();
  await api.db.transaction((trx) => insertEvent(trx, { id: 'evt_killed', type: 'x', customerId: held.customer }, at));
  expect(await claimEvents(api.db, held.customer, at, lease)).toHaveLength(1);
  const { billing } = api.context;
  if (billing === undefined) throw new Error('Billing is off.');
  const work = () => workDueEvents({ ...api.context, billing }, new AbortController().signal);
  expect(await work()).toEqual({ worked: 0, failed: 0 });
  api.clock.advance(120_000);
  expect(await work()).toEqual({ worked: 1, failed: 0 });
  expect((await person.get('/api/billing/subscription')).body.subscription.cancelAt).not.toBeNull();
});

it('ten thousand events with a wrong signature are limited by address, while requests of users are not', async () => {
  const { api } = use();
  const statuses = new Map<number, number>();
  for (let index = 0; index < 100; index += 1) {
    const responses = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(`${api.url}/api/billing/webhook`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=00' },
          body: event,
        }),
      ),
    );
    for (const { status, body } of responses) {
      await body?.cancel();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  expect(statuses.get(429)).toBeGreaterThan(8_700);
  expect((statuses.get(400) ?? 0) + (statuses.get(429) ?? 0)).toBe(10_000);
  await api.get('/v1/countries').expect(200);
});
