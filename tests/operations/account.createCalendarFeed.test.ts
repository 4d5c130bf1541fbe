import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

const path = '/api/account/calendar-feed';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('creates an address that needs no key, and stores only the hash of its token', async () => {
  const ada = await signUp(api);
  const { body } = await ada.post(path).expect(201);
  expect(body.createdAt).toBe('2026-11-21T12:00:00.000Z');
  const { pathname } = new URL(body.url);
  const token = /^\/api\/calendar\/feeds\/([\w-]{43})$/.exec(pathname)?.[1];
  await api.request.get(pathname).expect(200);
  const [row] = await api.db('calendar_feeds').where({ account_id: ada.accountId });
  expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(await api.db('audit_log'))).not.toContain(token);
  expect(await api.db('audit_log').where({ action: 'calendarFeed.create' })).toHaveLength(1);
});

it('replaces the address: the new one works, the old one does not', async () => {
  const bob = await signUp(api, 'bob@example.org');
  const [first, second] = [(await bob.post(path).expect(201)).body.url, (await bob.post(path).expect(201)).body.url];
  expectErrorResponse(await api.request.get(new URL(first).pathname), 404, 'token_not_found');
  await api.request.get(new URL(second).pathname).expect(200);
});

it('requires a session', async () => {
  expectErrorResponse(await api.request.post(path).set('X-API-Key', api.key), 401, 'not_signed_in');
});
