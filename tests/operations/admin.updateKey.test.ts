import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type OperatorFixture, startOperatorFixture } from '../support/operatorFixture.js';

let fixture: OperatorFixture;
beforeEach(async () => {
  fixture = await startOperatorFixture();
});
afterEach(() => fixture.stop());

const getAccountPath = () => `/api/admin/accounts/${fixture.ada.accountId}`;
const getPath = () => `${getAccountPath()}/keys/${fixture.keyId}`;

beforeEach(() => fixture.patch(getAccountPath(), { plan: 'enterprise' }));

it('restricts a key to scopes from the next request on, and lifts the restriction', async () => {
  await fixture.read();
  const { status, body } = await fixture.patch(getPath(), { scopes: ['calendar:read'] });
  expect([status, body.id, body.scopes, body.allowedAddresses]).toEqual([200, fixture.keyId, ['calendar:read'], null]);
  expectErrorResponse(await fixture.read(), 403, 'scope_not_granted');
  await fixture.patch(getPath(), { scopes: null });
  expect((await fixture.read()).status).toBe(200);
});

it('restricts a key to addresses, and keeps omitted fields unchanged', async () => {
  await fixture.patch(getPath(), {
    scopes: ['indicators:read'],
    allowedAddresses: ['203.0.113.0/24', '2001:db8::/48'],
  });
  expectErrorResponse(await fixture.read(), 403, 'address_not_allowed');
  const { body } = await fixture.patch(getPath(), { allowedAddresses: ['127.0.0.1'] });
  expect(body).toMatchObject({ scopes: ['indicators:read'], allowedAddresses: ['127.0.0.1'] });
  expect((await fixture.read()).status).toBe(200);
  expect((await fixture.readAuditLog()).at(-1)).toEqual({
    action: 'admin.updateKey',
    accountId: fixture.ada.accountId,
    by: '127.0.0.1',
    key: fixture.keyId,
    allowedAddresses: ['127.0.0.1'],
  });
});

it('rejects a restriction outside Enterprise, but allows lifting one', async () => {
  await fixture.patch(getAccountPath(), { plan: 'pro' });
  const rejected = await fixture.patch(getPath(), { scopes: ['indicators:read'] });
  expectErrorResponse(rejected, 400, 'invalid_request');
  expect(rejected.body.details[0].field).toBe('scopes');
  expect((await fixture.patch(getPath(), { scopes: null })).status).toBe(200);
});

it.each(['free', 'starter', 'pro'])('keeps the restrictions when the account moves to %s and back', async (plan) => {
  const restriction = { scopes: ['calendar:read'], allowedAddresses: ['203.0.113.0/24'] };
  await fixture.patch(getPath(), restriction);
  for (const change of [{ limitPerMinute: 3000 }, { plan }, { plan: 'enterprise' }]) {
    await fixture.patch(getAccountPath(), change);
    expectErrorResponse(await fixture.read(), 403, 'address_not_allowed');
    expect((await fixture.get(getAccountPath())).body.keys).toEqual([expect.objectContaining(restriction)]);
  }
});

it('keeps the restrictions of a key that is rotated after the account has left Enterprise', async () => {
  await fixture.patch(getPath(), { scopes: ['calendar:read'] });
  await fixture.patch(getAccountPath(), { plan: 'free' });
  const { body } = await fixture.ada.post(`/api/account/keys/${fixture.keyId}/rotate`);
  expect(body.key.scopes).toEqual(['calendar:read']);
});

it('withdraws the scope import:write, and no other, when the account leaves Enterprise', async () => {
  await fixture.patch(getPath(), { scopes: ['indicators:read', 'import:write'] });
  await fixture.patch(getAccountPath(), { plan: 'pro' });
  expect((await fixture.get(getAccountPath())).body.keys[0].scopes).toEqual(['indicators:read']);
  expect((await fixture.read()).status).toBe(200);
  await fixture.patch(getAccountPath(), { plan: 'enterprise' });
  await fixture.patch(getPath(), { scopes: ['import:write'] });
  await fixture.patch(getAccountPath(), { plan: 'free' });
  expect((await fixture.get(getAccountPath())).body.keys[0].scopes).toEqual([]);
  expectErrorResponse(await fixture.read(), 403, 'scope_not_granted');
});

it('requires scopes to be a list or null', async () => {
  const { body } = await fixture.patch(getPath(), { scopes: 'calendar:read' });
  expect(body.message).toBe('`scopes` must be an array or null.');
});

it.each([
  [{}],
  [{ scopes: [] }],
  [{ scopes: ['admin'] }],
  [{ allowedAddresses: [] }],
  [{ allowedAddresses: ['300.1.1.1'] }],
])('rejects %j', async (body) => {
  expectErrorResponse(await fixture.patch(getPath(), body), 400, 'invalid_request');
});

it('returns 404 for an unknown key and a key of another account', async () => {
  expectErrorResponse(await fixture.patch(`${getAccountPath()}/keys/none`, { scopes: null }), 404, 'not_found');
  expectErrorResponse(
    await fixture.patch(`/api/admin/accounts/none/keys/${fixture.keyId}`, { scopes: null }),
    404,
    'not_found',
  );
});
