import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('deletes the account and all its data, and its keys stop working', async () => {
  const ada = await signUp(api);
  const { value } = (await ada.post('/api/account/keys', { name: 'a' })).body;
  await ada.post('/api/account/watchlist', { indicator: 'real-gdp' }).expect(200);
  const { body: preferences } = await ada.get('/api/account/notifications/preferences');
  await ada.put('/api/account/notifications/preferences', preferences).expect(200);
  const values = { values: [1, 2, 3, 4], horizon: 1, model: 'drift' };
  const { cacheKey } = (await ada.post('/api/forecast/run', values).expect(200)).body;
  const read = () => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', value);
  expect((await read()).status).toBe(200);
  expect((await ada.post('/api/account/deletion', { password })).status).toBe(204);
  expectErrorResponse(await read(), 401, 'invalid_api_key');
  expectErrorResponse(await ada.get('/api/account'), 401, 'not_signed_in');
  await expect(signIn(api, ada.email)).rejects.toThrow('401');
  expectErrorResponse(await api.get(`/api/forecast/run/${cacheKey}`), 404, 'forecast_not_found');
  const tables = ['sessions', 'api_keys', 'account_tokens', 'usage_days'];
  for (const table of [...tables, 'notifications', 'notification_preferences', 'watchlist', 'forecast_runs']) {
    expect(await api.db(table).where('account_id', ada.accountId)).toEqual([]);
  }
});

it('mails the owner when and from which address the account was deleted', async () => {
  const ada = await signUp(api);
  await ada.post('/api/account/deletion', { password }).expect(204);
  await api.idle();
  const mail = api.mailbox.at(-1);
  expect(mail).toMatchObject({ to: ada.email, subject: 'Your Almanac account was deleted' });
  expect(mail?.text).toContain('on 21 Nov 2026 at 12:00 UTC, from the IP address 127.0.0.1');
});

it('rejects a wrong password and deletes nothing', async () => {
  const ada = await signUp(api);
  expectErrorResponse(await ada.post('/api/account/deletion', { password: 'nope' }), 401, 'wrong_credentials');
  await ada.get('/api/account').expect(200);
});

it('deletes the sign-ups with the email of the account, and no others', async () => {
  const ada = await signUp(api);
  for (const email of [ada.email, ada.email, 'bob@example.org'])
    await api.request.post('/api/account/sign-up').send({ email, password: 'another good sentence' }).expect(202);
  await ada.post('/api/account/deletion', { password }).expect(204);
  expect(await api.db('pending_sign_ups').pluck('email')).toEqual(['bob@example.org']);
});

it('makes the email address available for a new account', async () => {
  const ada = await signUp(api);
  await ada.post('/api/account/deletion', { password });
  expect((await signUp(api)).accountId).not.toBe(ada.accountId);
});
