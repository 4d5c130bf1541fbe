import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

const path = '/v1/indicators/metadata?id=real-gdp';
const second = 1_000;
const minute = 60 * second;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Sends requests with one key, one after the other; returns the statuses. */
async function callRepeatedly(key: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await api.request.get(path).set('X-API-Key', key)).status);
  }
  return statuses;
}

function callOnce(key: string) {
  return api.request.get(path).set('X-API-Key', key);
}

const repeatOk = (times: number) => Array<number>(times).fill(200);

it('admits 20 requests of a Free key in a minute, counts down in each response, and rejects the 21st', async () => {
  const key = await api.createKey('free');
  const reset = (api.clock.now.getTime() + minute) / second;
  for (let left = 19; left >= 0; left -= 1) {
    const response = await callOnce(key);
    expect(response.status).toBe(200);
    expect(readLimitHeaders(response)).toEqual({ limit: 20, remaining: left, reset });
  }
  const refused = await callOnce(key);
  expectErrorResponse(refused, 429, 'rate_limit_exceeded');
  expect(readLimitHeaders(refused)).toEqual({ limit: 20, remaining: 0, reset });
});

it('rejects with the error code, a message that states the limit and the seconds, and Retry-After', async () => {
  const key = await api.createKey('free');
  await callRepeatedly(key, 20);
  api.clock.advance(17 * second);
  const refused = await callOnce(key);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('43');
  expect(refused.body).toEqual({
    error: 'rate_limit_exceeded',
    message: 'Rate limit exceeded: 20 requests per minute. Try again in 43 seconds.',
    requestId: refused.headers['x-request-id'],
  });
});

it('admits a caller that waits exactly Retry-After, and not a millisecond sooner', async () => {
  const key = await api.createKey('free');
  await callRepeatedly(key, 20);
  api.clock.advance(20 * second);
  const refused = await callOnce(key);
  const wait = Number(refused.headers['retry-after']) * second;
  expect(readLimitHeaders(refused).reset).toBe((api.clock.now.getTime() + wait) / second);
  api.clock.advance(wait - 1);
  expect((await callOnce(key)).headers['retry-after']).toBe('1');
  api.clock.advance(1);
  expect(await callRepeatedly(key, 21)).toEqual([...repeatOk(20), 429]);
});

it('rounds Retry-After and Reset up, so that they are never too early', async () => {
  const key = await api.createKey('free');
  api.clock.advance(123);
  await callRepeatedly(key, 20);
  api.clock.advance(400);
  const refused = await callOnce(key);
  const frees = api.clock.now.getTime() - 400 + minute;
  expect(refused.headers['retry-after']).toBe('60');
  expect(readLimitHeaders(refused).reset).toBe(Math.ceil(frees / second));
  api.clock.advance(readLimitHeaders(refused).reset * second - api.clock.now.getTime());
  expect((await callOnce(key)).status).toBe(200);
});

it('frees each slot a minute after it was taken, so that no 60 seconds contain more than 20 requests', async () => {
  const key = await api.createKey('free');
  expect(await callRepeatedly(key, 10)).toEqual(repeatOk(10));
  api.clock.advance(50 * second);
  expect(await callRepeatedly(key, 11)).toEqual([...repeatOk(10), 429]);
  api.clock.advance(10 * second);
  expect(await callRepeatedly(key, 11)).toEqual([...repeatOk(10), 429]);
  api.clock.advance(50 * second - 1);
  expect(await callRepeatedly(key, 1)).toEqual([429]);
  api.clock.advance(1);
  expect(await callRepeatedly(key, 11)).toEqual([...repeatOk(10), 429]);
});

it('never rejects a key that sends at exactly the rate of its plan', async () => {
  const key = await api.createKey('free');
  for (let count = 0; count < 60; count += 1) {
    expect(await callRepeatedly(key, 1)).toEqual([200]);
    api.clock.advance(3 * second);
  }
});

it('does not count rejected requests, so that retries do not prolong the wait', async () => {
  const key = await api.createKey('free');
  await callRepeatedly(key, 20);
  api.clock.advance(30 * second);
  expect(new Set(await callRepeatedly(key, 30))).toEqual(new Set([429]));
  api.clock.advance(30 * second);
  expect(await callRepeatedly(key, 1)).toEqual([200]);
});

it('admits exactly 20 of 60 concurrent requests', async () => {
  const key = await api.createKey('free');
  const responses = await Promise.all(Array.from({ length: 60 }, () => callOnce(key)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(40);
  expect(
    new Set(responses.filter(({ status }) => status === 200).map((one) => readLimitHeaders(one).remaining)).size,
  ).toBe(20);
});

it('counts each key separately', async () => {
  const [one, other] = [await api.createKey('free'), await api.createKey('free')];
  expect(await callRepeatedly(one, 21)).toEqual([...repeatOk(20), 429]);
  expect(await callRepeatedly(other, 1)).toEqual([200]);
});

it('neither rejects requests nor prolongs waits when the clock moves backwards', async () => {
  const key = await api.createKey('free');
  await callRepeatedly(key, 10);
  api.clock.advance(-30 * second);
  expect(await callRepeatedly(key, 11)).toEqual([...repeatOk(10), 429]);
  api.clock.advance(30 * second + minute);
  expect(await callRepeatedly(key, 1)).toEqual([200]);
});
