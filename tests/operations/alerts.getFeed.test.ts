import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

const path = '/api/account/alerts/feed';

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
  expect((await ada.get(path).expect(200)).body).toEqual({ createdAt: '2026-11-21T12:00:00.000Z' });
  expect((await bob.get(path).expect(200)).body).toEqual({ createdAt: null });
  await ada.delete(path).expect(204);
  expect((await ada.get(path).expect(200)).body).toEqual({ createdAt: null });
});

it('refuses a request without a key and without a session', async () => {
  expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
});
