import { expectRefusal } from '../http/refusal.js';
import { type Operated, startOperated } from '../support/operator.js';

let operated: Operated;
beforeEach(async () => {
  operated = await startOperated();
});
afterEach(() => operated.stop());

const account = () => `/api/admin/accounts/${operated.ada.accountId}`;
const path = () => `${account()}/keys/${operated.keyId}`;

beforeEach(() => operated.patch(account(), { plan: 'enterprise' }));

it('restricts a key to scopes from the next request on, and lifts it again', async () => {
  await operated.read();
  const { status, body } = await operated.patch(path(), { scopes: ['calendar:read'] });
  expect([status, body.id, body.scopes, body.allowedAddresses]).toEqual([200, operated.keyId, ['calendar:read'], null]);
  expectRefusal(await operated.read(), 403, 'scope_not_granted');
  await operated.patch(path(), { scopes: null });
  expect((await operated.read()).status).toBe(200);
});

it('restricts a key to addresses and leaves what is not named as it is', async () => {
  await operated.patch(path(), { scopes: ['indicators:read'], allowedAddresses: ['203.0.113.0/24', '2001:db8::/48'] });
  expectRefusal(await operated.read(), 403, 'address_not_allowed');
  const { body } = await operated.patch(path(), { allowedAddresses: ['127.0.0.1'] });
  expect(body).toMatchObject({ scopes: ['indicators:read'], allowedAddresses: ['127.0.0.1'] });
  expect((await operated.read()).status).toBe(200);
  expect((await operated.acts()).at(-1)).toEqual({
    action: 'admin.updateKey',
    accountId: operated.ada.accountId,
    by: '127.0.0.1',
    key: operated.keyId,
    allowedAddresses: ['127.0.0.1'],
  });
});

it('refuses a restriction outside Enterprise, but not to lift one', async () => {
  await operated.patch(account(), { plan: 'pro' });
  const refused = await operated.patch(path(), { scopes: ['indicators:read'] });
  expectRefusal(refused, 400, 'invalid_request');
  expect(refused.body.details[0].field).toBe('scopes');
  expect((await operated.patch(path(), { scopes: null })).status).toBe(200);
});

it('lifts the restrictions when the account leaves Enterprise, and keeps them in any other change', async () => {
  await operated.patch(path(), { scopes: ['calendar:read'], allowedAddresses: ['203.0.113.0/24'] });
  await operated.patch(account(), { limitPerMinute: 3000 });
  expectRefusal(await operated.read(), 403, 'address_not_allowed');
  await operated.patch(account(), { plan: 'free' });
  expect((await operated.read()).status).toBe(200);
  const [key] = (await operated.get(account())).body.keys;
  expect([key.scopes, key.allowedAddresses]).toEqual([null, null]);
});

it('says that a list of scopes is one, or null', async () => {
  const { body } = await operated.patch(path(), { scopes: 'calendar:read' });
  expect(body.message).toBe('The request is invalid: scopes must be a list or null.');
});

it.each([
  [{}],
  [{ scopes: [] }],
  [{ scopes: ['admin'] }],
  [{ allowedAddresses: [] }],
  [{ allowedAddresses: ['300.1.1.1'] }],
])('refuses %j', async (body) => {
  expectRefusal(await operated.patch(path(), body), 400, 'invalid_request');
});

it("refuses a key that there is not, and another account's", async () => {
  expectRefusal(await operated.patch(`${account()}/keys/none`, { scopes: null }), 404, 'not_found');
  expectRefusal(
    await operated.patch(`/api/admin/accounts/none/keys/${operated.keyId}`, { scopes: null }),
    404,
    'not_found',
  );
});
