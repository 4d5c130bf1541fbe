import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

const path = '/api/account/calendar-feed';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('deletes the feed: its address stops working, and that of another account does not', async () => {
  const ada = await signUp(api);
  const bob = await signUp(api, 'bob@example.org');
  const { url } = (await ada.post(path).expect(201)).body;
  const other = (await bob.post(path).expect(201)).body.url;
  await ada.delete(path).expect(204);
  expectErrorResponse(await api.request.get(new URL(url).pathname), 404, 'token_not_found');
  await api.request.get(new URL(other).pathname).expect(200);
  expectErrorResponse(await ada.delete(path), 404, 'not_found');
});

it('requires a session', async () => {
  expectErrorResponse(await api.request.delete(path).set('X-API-Key', api.key), 401, 'not_signed_in');
});
