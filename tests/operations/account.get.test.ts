import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('returns the account with its limits', async () => {
  const ada = await signUp(api);
  await api.db('accounts').where({ id: ada.accountId }).update({ plan: 'enterprise', limit_per_day: 7, key_limit: 9 });
  const { body } = await ada.get('/api/account').expect(200);
  expect(body).toMatchObject({ plan: 'enterprise', limitPerMinute: 600, limitPerDay: 7, keyLimit: 9 });
});

it('never returns a hash or a token', async () => {
  const ada = await signUp(api);
  const { text } = await ada.get('/api/account').expect(200);
  expect(text).not.toMatch(/argon2|hash|token/i);
});

it('accepts a session, but no API key', async () => {
  expectErrorResponse(await api.get('/api/account'), 401, 'not_signed_in');
  expectErrorResponse(
    await api.request.get('/api/account').set('Cookie', 'almanac_session=forged'),
    401,
    'not_signed_in',
  );
});

it('rejects a session after thirty days', async () => {
  const ada = await signUp(api);
  api.clock.advance(30 * 86_400_000 - 1);
  await ada.get('/api/account').expect(200);
  api.clock.advance(1);
  expectErrorResponse(await ada.get('/api/account'), 401, 'not_signed_in');
});
