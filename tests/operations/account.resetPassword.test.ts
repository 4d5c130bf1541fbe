import { expectRefusal } from '../http/refusal.js';
import { type Api, startApi } from '../support/api.js';
import { mailedToken, signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const reset = (token: string, password: string) =>
  api.request.post('/api/account/password-reset/confirm').send({ token, password });

async function askedFor(email: string): Promise<string> {
  await api.request.post('/api/account/password-reset').send({ email });
  return mailedToken(api, email);
}

it('sets the new password, once, and ends every session', async () => {
  const ada = await signUp(api);
  const token = await askedFor(ada.email);
  expect((await reset(token, 'another good sentence')).status).toBe(204);
  expectRefusal(await ada.get('/api/account'), 401, 'not_signed_in');
  await signIn(api, ada.email, 'another good sentence');
  expectRefusal(await reset(token, 'a third good sentence'), 404, 'token_not_found');
});

it('lets its owner in at once who was refused for wrong passwords', async () => {
  const ada = await signUp(api);
  const attempt = () => api.request.post('/api/account/sign-in').send({ email: ada.email, password: 'nope' });
  for (let i = 0; i < 5; i += 1) await attempt();
  expectRefusal(await attempt(), 429, 'rate_limit_exceeded');
  expect((await reset(await askedFor(ada.email), 'another good sentence')).status).toBe(204);
  await signIn(api, ada.email, 'another good sentence');
});

it('lets its owner in whom somebody has locked out from many addresses', async () => {
  await api.stop();
  api = await startApi({ TRUST_PROXY: 1 });
  const ada = await signUp(api);
  const attempt = (address: string) =>
    api.request
      .post('/api/account/sign-in')
      .set('X-Forwarded-For', address)
      .send({ email: ada.email, password: 'nope' });
  for (let i = 0; i < 20; i += 1) await attempt(`203.0.113.${i}`);
  expectRefusal(await attempt('203.0.113.99'), 429, 'rate_limit_exceeded');
  await reset(await askedFor(ada.email), 'another good sentence');
  await signIn(api, ada.email, 'another good sentence');
});

it('takes the link within an hour only', async () => {
  const ada = await signUp(api);
  const token = await askedFor(ada.email);
  api.clock.advance(3_600_000);
  expectRefusal(await reset(token, 'another good sentence'), 404, 'token_not_found');
});

it('takes no token that was mailed to confirm an address', async () => {
  const body = { email: 'bob@example.org', password: 'correct horse battery' };
  await api.request.post('/api/account/sign-up').send(body);
  expectRefusal(await reset(mailedToken(api, 'bob@example.org'), 'another good sentence'), 404, 'token_not_found');
});

it('refuses a short password and leaves the link good', async () => {
  const ada = await signUp(api);
  const token = await askedFor(ada.email);
  expectRefusal(await reset(token, 'short'), 400, 'invalid_request');
  expect((await reset(token, 'another good sentence')).status).toBe(204);
});

it('lets the owner of an account that a script opened set a first password', async () => {
  await api.newKey('pro');
  const { email } = await api.db('accounts').orderBy('created_at', 'desc').first('email');
  await reset(await askedFor(email), 'another good sentence');
  const owner = await signIn(api, email, 'another good sentence');
  expect((await owner.get('/api/account')).body).toMatchObject({ email });
});
