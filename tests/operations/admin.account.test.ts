import { expectRefusal } from '../http/refusal.js';
import { type Operated, startOperated } from '../support/operator.js';

let operated: Operated;
beforeEach(async () => {
  operated = await startOperated();
});
afterEach(() => operated.stop());

const path = () => `/api/admin/accounts/${operated.ada.accountId}`;

it('answers the account with its keys and what it has used', async () => {
  await operated.api.db('usage_days').insert({
    account_id: operated.ada.accountId,
    key_id: operated.keyId,
    day: '2026-11-20',
    requests: 17,
  });
  const { status, body } = await operated.get(path());
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ email: 'ada@example.org', plan: 'free', suspendedAt: null });
  expect(body.keys).toMatchObject([{ id: operated.keyId, name: 'Charts', scopes: null, allowedAddresses: null }]);
  expect(body.usage).toEqual([{ day: '2026-11-20', requests: 17 }]);
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2/i);
});

it('refuses an account that there is not', async () => {
  expectRefusal(await operated.get('/api/admin/accounts/nobody'), 404, 'not_found');
  expectRefusal(await operated.get(`${path()}?deep=true`), 400, 'invalid_request');
});
