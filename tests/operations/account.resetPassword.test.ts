import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, readMailedToken, signIn, signUp } from '../support/person.js';
import { readShared, shareForecast } from '../support/sharedForecast.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const resetPassword = (token: string, newPassword: string) =>
  api.request.post('/api/account/password-reset/confirm').send({ token, password: newPassword });

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

it('lets the owner sign in from a new address while others guess the password', async () => {
  await api.stop();
  api = await startApi({ TRUST_PROXY: 1 });
  const ada = await signUp(api);
  const post = (path: string, address: string, body: object) =>
    api.request.post(`/api/account/${path}`).set('X-Forwarded-For', address).send(body);
  const guess = (address: string) => post('sign-in', address, { email: ada.email, password: 'nope' });
  for (let i = 0; i < 20; i += 1) await guess(`203.0.113.${i}`);
  expectErrorResponse(await guess('198.51.100.7'), 429, 'rate_limit_exceeded', 'Request a sign-in link by mail');
  const body = { token: await requestToken(ada.email), password: 'another good sentence' };
  expect((await post('password-reset/confirm', '198.51.100.7', body)).status).toBe(204);
  for (let i = 0; i < 21; i += 1) await guess(`203.0.113.${100 + i}`);
  expect((await post('sign-in', '198.51.100.7', { email: ada.email, password: body.password })).status).toBe(200);
});

it('keeps the API keys, or revokes them if asked, and mails what happened', async () => {
  const ada = await signUp(api);
  const { value } = (await ada.post('/api/account/keys', { name: 'Charts' })).body;
  const read = () => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', value);
  await resetPassword(await requestToken(ada.email), 'another good sentence');
  expect((await read()).status).toBe(200);
  expect(api.mailbox.at(-1)).toMatchObject({ to: ada.email, subject: 'Your Almanac password was changed' });
  expect(api.mailbox.at(-1)?.text).toContain('at 12:00 UTC, from the IP address 127.0.0.1');
  expect(api.mailbox.at(-1)?.text).toContain('API keys and share links were not changed.');

  const token = await requestToken(ada.email);
  const body = { token, password: 'a third good sentence', keys: 'revoke' };
  expect((await api.request.post('/api/account/password-reset/confirm').send(body)).status).toBe(204);
  expectErrorResponse(await read(), 401, 'revoked_api_key');
  expect(api.mailbox.at(-1)?.text).toContain('All API keys were revoked (1), and all share links were ended (0).');
});

it('ends the share links of the account if asked to revoke, and mails how many worked', async () => {
  const [ada, bob] = [await signUp(api), await signUp(api, 'bob@example.org')];
  const links = [await shareForecast(ada, 1), await shareForecast(ada, 2), await shareForecast(bob, 3)];
  const read = () => Promise.all(links.map(async ({ path, token }) => (await readShared(api, path, token)).status));
  await resetPassword(await requestToken(ada.email), 'another good sentence');
  expect(await read()).toEqual([200, 200, 200]);

  const token = await requestToken(ada.email);
  const check = await api.request.post('/api/account/password-reset/check').send({ token });
  expect(check.body).toEqual({ activeKeys: 0, activeShareLinks: 2 });
  const body = { token, password: 'a third good sentence', keys: 'revoke' };
  expect((await api.request.post('/api/account/password-reset/confirm').send(body)).status).toBe(204);
  expect(await read()).toEqual([404, 404, 200]);
  expect(api.mailbox.at(-1)?.text).toContain('All API keys were revoked (0), and all share links were ended (2).');
});

it('invalidates reset and sign-in links when the password changes', async () => {
  const ada = await signUp(api);
  await api.request.post('/api/account/sign-in-link').send({ email: ada.email });
  const signInToken = readMailedToken(api, ada.email);
  const resetToken = await requestToken(ada.email);
  await ada.post('/api/account/password', { currentPassword: password, newPassword: 'another good sentence' });
  expectErrorResponse(await resetPassword(resetToken, 'a third good sentence'), 404, 'token_not_found');
  const response = await api.request.post('/api/account/sign-in-link/confirm').send({ token: signInToken });
  expectErrorResponse(response, 404, 'token_not_found');
});

it('rejects the current password and keeps the link valid', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  expectErrorResponse(await resetPassword(token, password), 400, 'invalid_request', 'is the current password');
  expect((await resetPassword(token, 'another good sentence')).status).toBe(204);
});

it('rejects a common password and keeps the link valid', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  expectErrorResponse(await resetPassword(token, 'passwordpassword'), 400, 'invalid_request', 'common');
  expect((await resetPassword(token, 'another good sentence')).status).toBe(204);
});

it('accepts the link only within an hour', async () => {
  const ada = await signUp(api);
  const token = await requestToken(ada.email);
  api.clock.advance(3_599_999);
  expect((await resetPassword(token, 'another good sentence')).status).toBe(204);
  const expired = await requestToken(ada.email);
  api.clock.advance(3_600_000);
  expectErrorResponse(await resetPassword(expired, 'a third good sentence'), 404, 'token_not_found');
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
