import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse, readLimitHeaders } from './expectErrorResponse.js';

const path = '/v1/indicators/metadata?id=real-gdp';
const second = 1_000;
const minute = 60 * second;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Calls in turn with one key; answers the statuses. */
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

it('admits a Free key 20 times in a minute, counts down with each answer, and refuses the 21st', async () => {
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

it('answers a refusal with the code, a sentence that states the seconds, and Retry-After', async () => {
  const key = await api.createKey('free');
  await callRepeatedly(key, 20);
  api.clock.advance(17 * second);
  const refused = await callOnce(key);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('43');
  expect(refused.body).toEqual({
    error: 'rate_limit_exceeded',
    message: 'Rate limit exceeded. Retry after 43 seconds.',
    requestId: refused.headers['x-request-id'],
  });
});

it('lets in whoever waits exactly Retry-After, and not a millisecond sooner', async () => {
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

it('rounds up: Retry-After and Reset are never too soon for a caller between two seconds', async () => {
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

it('rolls: each slot frees a minute after it was taken, so that no 60 seconds hold more than 20', async () => {
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

it("never refuses a key at exactly its plan's pace", async () => {
  const key = await api.createKey('free');
  for (let count = 0; count < 60; count += 1) {
    expect(await callRepeatedly(key, 1)).toEqual([200]);
    api.clock.advance(3 * second);
  }
});

it('counts no refused call: hammering does not prolong the wait', async () => {
  const key = await api.createKey('free');
  await callRepeatedly(key, 20);
  api.clock.advance(30 * second);
  expect(new Set(await callRepeatedly(key, 30))).toEqual(new Set([429]));
  api.clock.advance(30 * second);
  expect(await callRepeatedly(key, 1)).toEqual([200]);
});

it('admits exactly 20 of 60 calls that come at once', async () => {
  const key = await api.createKey('free');
  const answers = await Promise.all(Array.from({ length: 60 }, () => callOnce(key)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  expect(
    new Set(answers.filter(({ status }) => status === 200).map((one) => readLimitHeaders(one).remaining)).size,
  ).toBe(20);
});

it('counts each key by itself', async () => {
  const [one, other] = [await api.createKey('free'), await api.createKey('free')];
  expect(await callRepeatedly(one, 21)).toEqual([...repeatOk(20), 429]);
  expect(await callRepeatedly(other, 1)).toEqual([200]);
});

it('neither refuses nor lengthens anything when the clock steps back', async () => {
  const key = await api.createKey('free');
  await callRepeatedly(key, 10);
  api.clock.advance(-30 * second);
  expect(await callRepeatedly(key, 11)).toEqual([...repeatOk(10), 429]);
  api.clock.advance(30 * second + minute);
  expect(await callRepeatedly(key, 1)).toEqual([200]);
});
