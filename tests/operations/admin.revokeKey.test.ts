import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type OperatorFixture, startOperatorFixture } from '../support/operatorFixture.js';

let fixture: OperatorFixture;
beforeEach(async () => {
  fixture = await startOperatorFixture();
});
afterEach(() => fixture.stop());

const getPath = () => `/api/admin/accounts/${fixture.ada.accountId}/keys/${fixture.keyId}`;

it('rejects the key from the next request on, and records the revocation once', async () => {
  for (let i = 0; i < 3; i += 1) expect((await fixture.read()).status).toBe(200);
  expect((await fixture.delete(getPath())).status).toBe(204);
  expectErrorResponse(await fixture.read(), 401, 'revoked_api_key');
  expect((await fixture.delete(getPath())).status).toBe(204);
  expect(await fixture.readAuditLog()).toEqual([
    { action: 'admin.revokeKey', accountId: fixture.ada.accountId, by: '127.0.0.1', key: fixture.keyId },
  ]);
});

it('returns 404 for an unknown key and a key of another account', async () => {
  expectErrorResponse(await fixture.delete(`/api/admin/accounts/${fixture.ada.accountId}/keys/none`), 404, 'not_found');
  expectErrorResponse(await fixture.delete(`/api/admin/accounts/none/keys/${fixture.keyId}`), 404, 'not_found');
  expect((await fixture.read()).status).toBe(200);
});
