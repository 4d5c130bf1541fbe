import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type OperatorFixture, startOperatorFixture } from '../support/operatorFixture.js';

let fixture: OperatorFixture;
beforeEach(async () => {
  fixture = await startOperatorFixture();
});
afterEach(() => fixture.stop());

const getPath = () => `/api/admin/accounts/${fixture.ada.accountId}`;

it('returns the account with its keys and usage', async () => {
  await fixture.api.db('usage_days').insert({
    account_id: fixture.ada.accountId,
    key_id: fixture.keyId,
    day: '2026-11-20',
    requests: 17,
  });
  const { status, body } = await fixture.get(getPath());
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ email: 'ada@example.org', plan: 'free', suspendedAt: null });
  expect(body.keys).toMatchObject([{ id: fixture.keyId, name: 'Charts', scopes: null, allowedAddresses: null }]);
  expect(body.usage).toEqual([{ day: '2026-11-20', requests: 17 }]);
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2/i);
});

it('returns 404 for an unknown account', async () => {
  expectErrorResponse(await fixture.get('/api/admin/accounts/unknown'), 404, 'not_found');
  expectErrorResponse(await fixture.get(`${getPath()}?deep=true`), 400, 'invalid_request');
});
