import { expectRefusal } from '../http/refusal.js';
import { type Api, startApi } from '../support/api.js';
import { cookieOf, mailedToken, password, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const verify = (token: string) => api.request.post('/api/account/verify-email').send({ token });

it('confirms the address, signs in, and answers the account', async () => {
  await api.request.post('/api/account/sign-up').send({ email: 'ada@example.org', password, name: 'Ada' });
  const answer = await verify(mailedToken(api, 'ada@example.org'));
  expect(answer.body).toEqual({
    id: expect.any(String),
    email: 'ada@example.org',
    name: 'Ada',
    plan: 'free',
    limitPerMinute: 20,
    limitPerDay: 500,
    keyLimit: 5,
    createdAt: '2026-11-21T12:00:00.000Z',
  });
  const me = await api.request.get('/api/account').set('Cookie', cookieOf(answer));
  expect(me.body).toEqual(answer.body);
});

it('takes a link once, within a day', async () => {
  await signUp(api);
  expectRefusal(await verify(mailedToken(api, 'ada@example.org')), 404, 'token_not_found');
  await api.request.post('/api/account/sign-up').send({ email: 'bob@example.org', password });
  api.clock.advance(86_400_000);
  expectRefusal(await verify(mailedToken(api, 'bob@example.org')), 404, 'token_not_found');
});

it('refuses a token that was never sent, and one that cannot be one', async () => {
  expectRefusal(await verify('a'.repeat(43)), 404, 'token_not_found');
  expectRefusal(await verify("' or 1=1 --"), 400, 'invalid_request');
});
