import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readCookie, readMailedToken, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const confirm = (token: string) => api.request.post('/api/account/sign-in-link/confirm').send({ token });

async function requestToken(email: string): Promise<string> {
  await api.request.post('/api/account/sign-in-link').send({ email });
  return readMailedToken(api, email);
}

it('signs in once', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  const response = await confirm(token);
  expect(response.body).toMatchObject({ id: ada.accountId, email: ada.email });
  await api.request.get('/api/account').set('Cookie', readCookie(response)).expect(200);
  expectErrorResponse(await confirm(token), 404, 'token_not_found');
});

it('invalidates reset links that were mailed before', async () => {
  const ada = await signUp(api);
  await api.request.post('/api/account/password-reset').send({ email: ada.email });
  const body = { token: readMailedToken(api, ada.email), password: 'another good sentence' };
  expect((await confirm(await requestToken(ada.email))).status).toBe(200);
  expectErrorResponse(await api.request.post('/api/account/password-reset/confirm').send(body), 404, 'token_not_found');
});

it('accepts a link for 15 minutes', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  api.clock.advance(899_999);
  expect((await confirm(token)).status).toBe(200);
  const expired = await requestToken(ada.email);
  api.clock.advance(900_000);
  expectErrorResponse(await confirm(expired), 404, 'token_not_found');
});

it('keeps the link valid if the session cannot be stored', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  await api.db.raw("create trigger full before insert on sessions begin select raise(abort, 'full'); end");
  expect((await confirm(token)).status).toBeGreaterThanOrEqual(500);
  await api.db.raw('drop trigger full');
  expect((await confirm(token)).status).toBe(200);
});

it('rejects a reset token, a malformed token and a suspended account', async () => {
  const ada = await signUp(api);
  await api.request.post('/api/account/password-reset').send({ email: ada.email });
  expectErrorResponse(await confirm(readMailedToken(api, ada.email)), 404, 'token_not_found');
  expectErrorResponse(await confirm('short'), 400, 'invalid_request');
  const token = await requestToken(ada.email);
  await api.db('accounts').where({ email: ada.email }).update({ suspended_at: '2026-11-21T12:00:00.000Z' });
  expectErrorResponse(await confirm(token), 403, 'account_suspended');
});
