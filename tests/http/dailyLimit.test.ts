import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

const path = '/v1/indicators/metadata?id=real-gdp';
const second = 1_000;
const midnight = Date.parse('2026-11-22T00:00:00.000Z');

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.clock.now = new Date('2026-11-21T12:00:00.000Z');
});
afterAll(() => api.stop());

function callOnce(key: string) {
  return api.request.get(path).set('X-API-Key', key);
}

/** Uses up the daily limit of a Free key at the rate of its plan. */
async function exhaustDailyLimit(key: string): Promise<void> {
  for (let left = 499; left >= 0; left -= 1) {
    const { status, headers } = await callOnce(key);
    expect([status, headers['x-ratelimit-remaining-day']]).toEqual([200, String(left)]);
    api.clock.advance(3 * second);
  }
}

it('admits 500 requests of a Free key per UTC day, and more from midnight on, not a millisecond sooner', async () => {
  const key = await api.createKey('free');
  await exhaustDailyLimit(key);
  const refused = await callOnce(key);
  expectErrorResponse(refused, 429, 'rate_limit_exceeded');
  const wait = midnight - api.clock.now.getTime();
  expect(refused.headers['retry-after']).toBe(String(wait / second));
  expect(refused.body.message).toBe(
    `Rate limit exceeded: 500 requests per UTC day. Try again in ${Math.ceil(wait / second / 60)} minutes.`,
  );
  expect(readLimitHeaders(refused)).toEqual({ limit: 20, remaining: 0, reset: midnight / second });
  expect(refused.headers).toMatchObject({ 'x-ratelimit-limit-day': '500', 'x-ratelimit-remaining-day': '0' });
  api.clock.now = new Date(midnight - 1);
  expect((await callOnce(key)).status).toBe(429);
  api.clock.now = new Date(midnight);
  const next = await callOnce(key);
  expect([next.status, next.headers['x-ratelimit-remaining-day']]).toEqual([200, '499']);
});

it('reports midnight as reset also if the last request of the day is the last of its minute', async () => {
  const key = await api.createKey('free');
  for (let round = 0; round < 25; round += 1) {
    for (let count = 0; count < 20; count += 1) expect((await callOnce(key)).status).toBe(200);
    if (round < 24) api.clock.advance(60 * second);
  }
  const refused = await callOnce(key);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers['retry-after']) * second;
  expect(readLimitHeaders(refused).reset).toBe((api.clock.now.getTime() + wait) / second);
  api.clock.advance(wait);
  expect((await callOnce(key)).status).toBe(200);
});

it('does not count requests that the minute limit rejects against the day', async () => {
  const key = await api.createKey('free');
  for (let count = 0; count < 40; count += 1) await callOnce(key);
  expect((await callOnce(key)).headers['x-ratelimit-remaining-day']).toBe('480');
});

it('does not count requests that the day limit rejects against the minute', async () => {
  const key = await api.createKey('free');
  await api.db('accounts').where({ limit_per_day: null }).update({ limit_per_day: 3 });
  for (let count = 0; count < 30; count += 1) await callOnce(key);
  api.clock.now = new Date(midnight);
  const next = await callOnce(key);
  expect(next.status).toBe(200);
  expect(readLimitHeaders(next).remaining).toBe(19);
});

it('counts the rolling minute across midnight', async () => {
  const key = await api.createKey('free');
  api.clock.now = new Date(midnight - 10 * second);
  for (let count = 0; count < 20; count += 1) await callOnce(key);
  api.clock.now = new Date(midnight);
  expect((await callOnce(key)).headers['retry-after']).toBe('50');
});
