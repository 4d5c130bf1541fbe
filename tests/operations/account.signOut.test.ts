import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('ends the session and deletes the cookie', async () => {
  const ada = await signUp(api);
  const response = await ada.post('/api/account/sign-out');
  expect(response.status).toBe(204);
  expect(String(response.headers['set-cookie'])).toMatch(/^almanac_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expectErrorResponse(await ada.get('/api/account'), 401, 'not_signed_in');
});

it('is recorded in the audit log', async () => {
  const ada = await signUp(api);
  await ada.post('/api/account/sign-out');
  const [last] = await api.db('audit_log').where({ account_id: ada.accountId }).orderBy('id', 'desc');
  expect(last).toMatchObject({ actor: 'account', action: 'account.signOut' });
});

it('rejects a request without a session', async () => {
  expectErrorResponse(await api.request.post('/api/account/sign-out'), 401, 'not_signed_in');
});
