import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

const path = '/api/account/calendar-feed';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('returns when the feed of the account was created, without its address', async () => {
  const ada = await signUp(api);
  const bob = await signUp(api, 'bob@example.org');
  expect((await ada.get(path).expect(200)).body).toEqual({ createdAt: null });
  await ada.post(path).expect(201);
  const created = { createdAt: '2026-11-21T12:00:00.000Z' };
  expect((await ada.get(path).expect(200)).body).toEqual(created);
  expect((await ada.get('/api/account/export').expect(200)).body.calendarFeed).toEqual(created);
  expect((await bob.get(path).expect(200)).body).toEqual({ createdAt: null });
});

it('requires a session', async () => {
  expectErrorResponse(await api.get(path), 401, 'not_signed_in');
});
