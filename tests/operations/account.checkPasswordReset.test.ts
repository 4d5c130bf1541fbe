import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readMailedToken, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const check = (token: string) => api.request.post('/api/account/password-reset/check').send({ token });

it('returns the numbers of active keys and share links, and keeps the link valid', async () => {
  const ada = await signUp(api);
  const { key } = (await ada.post('/api/account/keys', { name: 'Charts' })).body;
  await ada.post('/api/account/keys', { name: 'Nightly' });
  await ada.delete(`/api/account/keys/${key.id}`);
  await api.request.post('/api/account/password-reset').send({ email: ada.email });
  const token = readMailedToken(api, ada.email);
  for (let i = 0; i < 2; i += 1) expect((await check(token)).body).toEqual({ activeKeys: 1, activeShareLinks: 0 });
  const body = { token, password: 'another good sentence' };
  expect((await api.request.post('/api/account/password-reset/confirm').send(body)).status).toBe(204);
  expectErrorResponse(await check(token), 404, 'token_not_found');
});

it('rejects an unknown token, a malformed token and a sign-in token', async () => {
  const ada = await signUp(api);
  expectErrorResponse(await check('a'.repeat(43)), 404, 'token_not_found');
  expectErrorResponse(await check('short'), 400, 'invalid_request');
  await api.request.post('/api/account/sign-in-link').send({ email: ada.email });
  expectErrorResponse(await check(readMailedToken(api, ada.email)), 404, 'token_not_found');
});
