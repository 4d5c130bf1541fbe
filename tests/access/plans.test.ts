import { getLimits, isPlan, type Plan, plans } from '../../server/access/plans.js';

it.each<[Plan, number, number]>([
  ['free', 20, 500],
  ['starter', 120, 10_000],
  ['pro', 600, 100_000],
])('grants the plan %s %d requests a minute and %d a day', (plan, perMinute, perDay) => {
  expect(getLimits({ plan, limitPerMinute: null, limitPerDay: null })).toEqual({ perMinute, perDay });
});

it('grants an account each limit that is set on it', () => {
  expect(getLimits({ plan: 'enterprise', limitPerMinute: 5_000, limitPerDay: null }).perMinute).toBe(5_000);
  expect(getLimits({ plan: 'enterprise', limitPerMinute: null, limitPerDay: 7_000_000 }).perDay).toBe(7_000_000);
  expect(getLimits({ plan: 'free', limitPerMinute: null, limitPerDay: 7 })).toEqual({ perMinute: 20, perDay: 7 });
});

it('accepts a limit of zero', () => {
  expect(getLimits({ plan: 'pro', limitPerMinute: 0, limitPerDay: 0 })).toEqual({ perMinute: 0, perDay: 0 });
});

it('accepts the four plans only', () => {
  expect(plans.every(isPlan)).toBe(true);
  for (const text of ['', 'Free', 'free ', 'gold', '__proto__', 'constructor']) expect(isPlan(text)).toBe(false);
});
