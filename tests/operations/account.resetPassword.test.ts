import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readMailedToken, signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const resetPassword = (token: string, password: string) =>
  api.request.post('/api/account/password-reset/confirm').send({ token, password });

async function requestToken(email: string): Promise<string> {
  await api.request.post('/api/account/password-reset').send({ email });
  return readMailedToken(api, email);
}

it('sets the new password once, and ends every session', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  expect((await resetPassword(token, 'another good sentence')).status).toBe(204);
  expectErrorResponse(await ada.get('/api/account'), 401, 'not_signed_in');
  await signIn(api, ada.email, 'another good sentence');
  expectErrorResponse(await resetPassword(token, 'a third good sentence'), 404, 'token_not_found');
});

it('ends a lockout caused by wrong passwords', async () => {
  const ada = await signUp(api);
  const attempt = () => api.request.post('/api/account/sign-in').send({ email: ada.email, password: 'nope' });
  for (let i = 0; i < 5; i += 1) await attempt();
  expectErrorResponse(await attempt(), 429, 'rate_limit_exceeded');
  expect((await resetPassword(await requestToken(ada.email), 'another good sentence')).status).toBe(204);
  await signIn(api, ada.email, 'another good sentence');
});

it('ends a lockout caused from many addresses', async () => {
  await api.stop();
  api = await startApi({ TRUST_PROXY: 1 });
  const ada = await signUp(api);
  const attempt = (address: string) =>
    api.request
      .post('/api/account/sign-in')
      .set('X-Forwarded-For', address)
      .send({ email: ada.email, password: 'nope' });
  for (let i = 0; i < 20; i += 1) await attempt(`203.0.113.${i}`);
  expectErrorResponse(await attempt('203.0.113.99'), 429, 'rate_limit_exceeded');
  await resetPassword(await requestToken(ada.email), 'another good sentence');
  await signIn(api, ada.email, 'another good sentence');
});

it('accepts the link only within an hour', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  api.clock.advance(3_600_000);
  expectErrorResponse(await resetPassword(token, 'another good sentence'), 404, 'token_not_found');
});

it('rejects a token mailed to confirm an address', async () => {
  const body = { email: 'bob@example.org', password: 'correct horse battery' };
  await api.request.post('/api/account/sign-up').send(body);
  expectErrorResponse(
    await resetPassword(readMailedToken(api, 'bob@example.org'), 'another good sentence'),
    404,
    'token_not_found',
  );
});

it('rejects a short password and keeps the link valid', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  expectErrorResponse(await resetPassword(token, 'short'), 400, 'invalid_request');
  expect((await resetPassword(token, 'another good sentence')).status).toBe(204);
});

it('sets the first password of an account created on the command line', async () => {
  await api.createKey('pro');
  const { email } = await api.db('accounts').orderBy('created_at', 'desc').first('email');
  await resetPassword(await requestToken(email), 'another good sentence');
  const owner = await signIn(api, email, 'another good sentence');
  expect((await owner.get('/api/account')).body).toMatchObject({ email });
});
