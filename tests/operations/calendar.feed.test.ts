import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, password, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
let feed: string;
beforeAll(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 40 });
  ada = await signUp(api);
  feed = await createFeed(ada);
});
afterAll(() => api.stop());

async function createFeed(person: Person): Promise<string> {
  const { body } = await person.post('/api/account/calendar-feed').expect(201);
  return new URL(body.url).pathname;
}

const unknownFeed = `/api/calendar/feeds/${'A'.repeat(43)}`;

it.each([
  '',
  '?country=US',
  '?importance=high',
  '?country=EA,G7&from=2026-10-01&to=2026-12-31',
  '?from=2026-Q4&to=2026-12',
])('returns the calendar file of the same filters without a key: %s', async (query) => {
  const { text, headers } = await api.request.get(`${feed}${query}`).expect(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(text).toBe((await api.get(`/api/calendar/releases.ics${query}`).expect(200)).text);
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
});

it('returns 304 for its ETag', async () => {
  const { headers } = await api.request.get(feed).expect(200);
  expect(headers['cache-control']).toMatch(/^private/);
  await api.request.get(feed).set('If-None-Match', String(headers['etag'])).expect(304);
});

it('counts against the limits of the account', async () => {
  const { headers } = await api.request.get(`${feed}?importance=high`).expect(200);
  expect([headers['x-ratelimit-limit'], headers['x-ratelimit-limit-day']]).toEqual(['20', '500']);
  const next = await api.request.get(`${feed}?importance=high`).expect(200);
  const [before, after] = [headers, next.headers].map((one) => Number(one['x-ratelimit-remaining-day']));
  expect(after).toBe(Number(before) - 1);
});

it('returns 404 for an unknown or malformed token, at the limit of the address', async () => {
  const response = await api.request.get(unknownFeed);
  expectErrorResponse(response, 404, 'token_not_found');
  expect(response.headers['x-ratelimit-limit']).toBe('40');
  expectErrorResponse(await api.request.get('/api/calendar/feeds/abc'), 404, 'token_not_found');
  expectErrorResponse(await api.request.get(unknownFeed).set('X-API-Key', api.key), 404, 'token_not_found');
});

it('rejects parameters like the calendar', async () => {
  const { status, body } = await api.request.get(`${feed}?country=XX`);
  expect([status, body.details[0].field]).toEqual([400, 'country']);
});

it('logs no token, and opens nothing else of the account', async () => {
  await api.request.get(feed).expect(200);
  const token = /feeds\/(.*)$/.exec(feed)?.[1] ?? '';
  const lines = api.log.filter(({ operation }) => operation === 'calendar.feed');
  expect(lines.at(-1)).toMatchObject({ path: '/api/calendar/feeds/[redacted]', accountId: ada.accountId });
  expect(JSON.stringify(api.log)).not.toContain(token);
  expect((await api.operator('get', '/metrics')).text).not.toContain(token);
  expectErrorResponse(await api.request.get('/v1/countries').set('X-API-Key', token), 401, 'invalid_api_key');
  const account = await api.request.get('/api/account').set('Cookie', `almanac_session=${token}`);
  expectErrorResponse(account, 401, 'not_signed_in');
});

it('stops working while the account is suspended, and when it is deleted', async () => {
  const bob = await signUp(api, 'bob@example.org');
  const own = await createFeed(bob);
  const suspend = (at: string | null) => api.db('accounts').where({ id: bob.accountId }).update({ suspended_at: at });
  await suspend('2026-11-21T12:00:00.000Z');
  expectErrorResponse(await api.request.get(own), 404, 'token_not_found');
  await suspend(null);
  await api.request.get(own).expect(200);
  await bob.post('/api/account/deletion', { password }).expect(204);
  expectErrorResponse(await api.request.get(own), 404, 'token_not_found');
});
