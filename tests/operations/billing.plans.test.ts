import { startBillingApi } from '../billing/doubles/billingApi.js';
import { useBilling } from '../billing/doubles/useBilling.js';

const use = useBilling({ BILLING_TRIAL_DAYS: 14 });

it('lists the plans with their limits and prices, without any credential', async () => {
  const { body } = await use().api.request.get('/api/billing/plans').expect(200);
  expect(body).toMatchObject({ trialDays: 14, graceDays: 7 });
  expect(body.plans.map(({ plan, limitPerDay, prices }: never) => [plan, limitPerDay, prices])).toEqual([
    ['free', 500, []],
    ['starter', 10_000, [price('month', 1_900), price('year', 19_000)]],
    ['pro', 100_000, [price('month', 4_900), price('year', 49_000)]],
    ['enterprise', null, []],
  ]);
});

it('reads the prices from Stripe once an hour, and uses the last known ones while Stripe does not respond', async () => {
  const { api, stripe } = use();
  const countReads = () => stripe.calls.filter(({ path }) => path === '/v1/prices').length;
  await api.request.get('/api/billing/plans').expect(200);
  const before = countReads();
  for (let index = 0; index < 3; index += 1) await api.request.get('/api/billing/plans').expect(200);
  expect(countReads()).toBe(before);
  api.clock.advance(3_600_001);
  stripe.findFault = () => 500;
  const { body } = await api.request.get('/api/billing/plans').expect(200);
  expect(body.plans[2].prices).toHaveLength(2);
  expect(countReads()).toBe(before + 1);
  stripe.findFault = () => undefined;
});

it('does not offer a price that was removed at Stripe, and says in the log which one is missing', async () => {
  const { api, stripe } = use();
  const yearly = stripe.state.prices.get('price_pro_year');
  if (yearly !== undefined) yearly.active = false;
  api.clock.advance(3_600_001);
  const { body } = await api.request.get('/api/billing/plans').expect(200);
  expect(body.plans[2].prices).toEqual([price('month', 4_900)]);
  expect(api.log).toContainEqual(expect.objectContaining({ lookupKeys: ['pro_yearly'] }));
});

it('returns amounts of a currency without decimals as they are', async () => {
  const { api, stop } = await startBillingApi({}, { currency: 'jpy' });
  const { body } = await api.request.get('/api/billing/plans').expect(200);
  expect(body.plans[1].prices[0]).toEqual({ interval: 'month', amount: 1_900, currency: 'JPY', decimals: 0 });
  await stop();
});

it('responds 503 with a code and Retry-After if the prices were never read', async () => {
  const { api, stripe, stop } = await startBillingApi();
  stripe.findFault = () => 'timeout';
  const { body, headers } = await api.request.get('/api/billing/plans').expect(503);
  expect(body.error).toBe('billing_unavailable');
  expect(headers['retry-after']).toBe('30');
  stripe.findFault = () => undefined;
  await stop();
});

function price(interval: string, amount: number) {
  return { interval, amount, currency: 'USD', decimals: 2 };
}
