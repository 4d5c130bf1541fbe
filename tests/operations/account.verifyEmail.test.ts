import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, readCookie, readMailedToken, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const verify = (token: string) => api.request.post('/api/account/verify-email').send({ token });

it('confirms the address, signs in, and returns the account', async () => {
  await api.request.post('/api/account/sign-up').send({ email: 'ada@example.org', password, name: 'Ada' });
  const response = await verify(readMailedToken(api, 'ada@example.org'));
  expect(response.body).toEqual({
    id: expect.any(String),
    email: 'ada@example.org',
    name: 'Ada',
    plan: 'free',
    isOwner: false,
    limitPerMinute: 20,
    limitPerDay: 500,
    keyLimit: 5,
    computeLimit: 60,
    computePerMinute: 10,
    maxAlertRules: 10,
    maxWebhookEndpoints: 1,
    webhookDeliveriesPerDay: 100,
    createdAt: '2026-11-21T12:00:00.000Z',
  });
  const me = await api.request.get('/api/account').set('Cookie', readCookie(response));
  expect(me.body).toEqual(response.body);
});

it('accepts a link once, within a day', async () => {
  await signUp(api);
  expectErrorResponse(await verify(readMailedToken(api, 'ada@example.org')), 404, 'token_not_found');
  await api.request.post('/api/account/sign-up').send({ email: 'bob@example.org', password });
  api.clock.advance(86_400_000);
  expectErrorResponse(await verify(readMailedToken(api, 'bob@example.org')), 404, 'token_not_found');
});

it('rejects an unknown token and a malformed token', async () => {
  expectErrorResponse(await verify('a'.repeat(43)), 404, 'token_not_found');
  expectErrorResponse(await verify("' or 1=1 --"), 400, 'invalid_request');
});
