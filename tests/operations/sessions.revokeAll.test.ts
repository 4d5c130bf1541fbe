import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('ends all sessions of the account, including the current one, and no others', async () => {
  const ada = await signUp(api);
  const elsewhere = await signIn(api, ada.email);
  const bob = await signUp(api, 'bob@example.org');
  const response = await ada.delete('/api/account/sessions');
  expect(response.status).toBe(204);
  expect(String(response.headers['set-cookie'])).toContain('almanac_session=;');
  for (const person of [ada, elsewhere]) expectErrorResponse(await person.get('/api/account'), 401, 'not_signed_in');
  await bob.get('/api/account').expect(200);
});
