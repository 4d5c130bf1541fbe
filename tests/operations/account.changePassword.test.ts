import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, signIn, signUp } from '../support/person.js';

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
