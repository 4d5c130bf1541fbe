import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, signIn, signUp } from '../support/person.js';
import { readShared, shareForecast } from '../support/sharedForecast.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const change = { currentPassword: password, newPassword: 'another good sentence' };

it('changes the password and ends the other sessions', async () => {
  const ada = await signUp(api);
  const elsewhere = await signIn(api, ada.email);
  expect((await ada.post('/api/account/password', change)).status).toBe(204);
  await ada.get('/api/account').expect(200);
  expectErrorResponse(await elsewhere.get('/api/account'), 401, 'not_signed_in');
  await signIn(api, ada.email, change.newPassword);
});

it('resets the count of wrong passwords after the right one', async () => {
  const ada = await signUp(api);
  const wrong = { ...change, currentPassword: 'nope' };
  for (let i = 0; i < 4; i += 1) await ada.post('/api/account/password', wrong);
  expect((await ada.post('/api/account/password', change)).status).toBe(204);
  for (let i = 0; i < 4; i += 1)
    expectErrorResponse(await ada.post('/api/account/password', wrong), 401, 'wrong_credentials');
});

it('rejects a wrong password, and after five wrong ones also the right one', async () => {
  const ada = await signUp(api);
  const wrong = { ...change, currentPassword: 'nope' };
  for (let i = 0; i < 5; i += 1)
    expectErrorResponse(await ada.post('/api/account/password', wrong), 401, 'wrong_credentials');
  expectErrorResponse(await ada.post('/api/account/password', change), 429, 'rate_limit_exceeded');
  expect((await api.db('sessions').count({ count: '*' }))[0]?.['count']).toBe(1);
});

it('keeps the API keys, or revokes them if asked', async () => {
  const ada = await signUp(api);
  const { value } = (await ada.post('/api/account/keys', { name: 'Charts' })).body;
  const read = () => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', value);
  expect((await ada.post('/api/account/password', change)).status).toBe(204);
  expect((await read()).status).toBe(200);
  const again = { currentPassword: change.newPassword, newPassword: 'a third good sentence', keys: 'revoke' };
  expect((await ada.post('/api/account/password', again)).status).toBe(204);
  expectErrorResponse(await read(), 401, 'revoked_api_key');
});

it('keeps the share links, or ends them with the keys', async () => {
  const ada = await signUp(api);
  const { path, token } = await shareForecast(ada, 1);
  await ada.post('/api/account/password', change);
  expect((await readShared(api, path, token)).status).toBe(200);
  const again = { currentPassword: change.newPassword, newPassword: 'a third good sentence', keys: 'revoke' };
  expect((await ada.post('/api/account/password', again)).status).toBe(204);
  expectErrorResponse(await readShared(api, path, token), 404, 'forecast_not_found');
  expect((await ada.get(path)).body.sharing).toEqual({ sharedUntil: null });
  const { audit } = (await ada.get('/api/account/export')).body;
  expect(audit[0]).toMatchObject({ action: 'account.changePassword', detail: { endedShareLinks: 1 } });
});

it('mails the owner when and from which address the password was changed, and what to do', async () => {
  const ada = await signUp(api);
  await ada.post('/api/account/password', change);
  const mail = api.mailbox.at(-1);
  expect(mail).toMatchObject({ to: ada.email, subject: 'Your Almanac password was changed' });
  expect(mail?.text).toContain('on 21 Nov 2026 at 12:00 UTC, from the IP address 127.0.0.1');
  expect(mail?.text).toContain('/reset-password');
});

it('rejects the current password as the new one', async () => {
  const ada = await signUp(api);
  const response = await ada.post('/api/account/password', { currentPassword: password, newPassword: password });
  expectErrorResponse(response, 400, 'invalid_request', '`newPassword` is the current password');
});

it('rejects a common password, and names the field', async () => {
  const ada = await signUp(api);
  const response = await ada.post('/api/account/password', { ...change, newPassword: 'passwordpassword' });
  expectErrorResponse(response, 400, 'invalid_request', '`newPassword` is one of the most common passwords');
});

it('cannot be blocked by wrong passwords that others enter', async () => {
  const ada = await signUp(api);
  for (let i = 0; i < 6; i += 1)
    await api.request.post('/api/account/sign-in').send({ email: ada.email, password: 'nope' });
  expect((await ada.post('/api/account/password', change)).status).toBe(204);
});
