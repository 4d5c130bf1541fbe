import { expectRefusal } from '../http/refusal.js';
import { type Operated, startOperated } from '../support/operator.js';

let operated: Operated;
beforeEach(async () => {
  operated = await startOperated();
});
afterEach(() => operated.stop());

const path = () => `/api/admin/accounts/${operated.ada.accountId}/keys/${operated.keyId}`;

it('refuses the key from the very next request on, and notes it once', async () => {
  for (let i = 0; i < 3; i += 1) expect((await operated.read()).status).toBe(200);
  expect((await operated.delete(path())).status).toBe(204);
  expectRefusal(await operated.read(), 401, 'revoked_api_key');
  expect((await operated.delete(path())).status).toBe(204);
  expect(await operated.acts()).toEqual([
    { action: 'admin.revokeKey', accountId: operated.ada.accountId, by: '127.0.0.1', key: operated.keyId },
  ]);
});

it("refuses a key that there is not, and another account's", async () => {
  expectRefusal(await operated.delete(`/api/admin/accounts/${operated.ada.accountId}/keys/none`), 404, 'not_found');
  expectRefusal(await operated.delete(`/api/admin/accounts/none/keys/${operated.keyId}`), 404, 'not_found');
  expect((await operated.read()).status).toBe(200);
});
