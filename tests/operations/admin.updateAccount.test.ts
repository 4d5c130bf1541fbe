import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type OperatorFixture, startOperatorFixture } from '../support/operatorFixture.js';

let fixture: OperatorFixture;
beforeEach(async () => {
  fixture = await startOperatorFixture();
});
afterEach(() => fixture.stop());

const getPath = () => `/api/admin/accounts/${fixture.ada.accountId}`;

it('sets the plan from the next request on, and records it', async () => {
  for (let i = 0; i < 3; i += 1) expect((await fixture.read()).headers['x-ratelimit-limit']).toBe('20');
  const { status, body } = await fixture.patch(getPath(), { plan: 'pro' });
  expect([status, body.plan, body.limitPerMinute]).toEqual([200, 'pro', 600]);
  const { headers } = await fixture.read();
  expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['600', '596']);
  expect(await fixture.readAuditLog()).toEqual([
    { action: 'admin.updateAccount', accountId: fixture.ada.accountId, by: '127.0.0.1', plan: 'pro' },
  ]);
});

it('rejects keys, sessions and sign-in of a suspended account from the next request on, until the suspension ends', async () => {
  await fixture.read();
  await fixture.patch(getPath(), { suspended: true });
  expectErrorResponse(await fixture.read(), 403, 'account_suspended');
  expectErrorResponse(await fixture.ada.get('/v1/indicators/metadata?id=real-gdp'), 403, 'account_suspended');
  await fixture.patch(getPath(), { suspended: false });
  expect((await fixture.read()).status).toBe(200);
  expect((await fixture.ada.get('/api/account')).status).toBe(200);
});

it('keeps the time of the first suspension', async () => {
  await fixture.patch(getPath(), { suspended: true });
  fixture.api.clock.advance(1_000);
  expect((await fixture.patch(getPath(), { suspended: true })).body.suspendedAt).toBe('2026-11-21T12:00:00.000Z');
});

it('sets custom limits of an Enterprise account, and removes them when it leaves the plan', async () => {
  const own = { limitPerMinute: 3, limitPerDay: 40, keyLimit: 1 };
  const { body } = await fixture.patch(getPath(), { plan: 'enterprise', ...own });
  expect(body).toMatchObject({ ...own, ownLimits: own });
  const { headers } = await fixture.read();
  expect([headers['x-ratelimit-limit'], headers['x-ratelimit-limit-day']]).toEqual(['3', '40']);
  expectErrorResponse(await fixture.ada.post('/api/account/keys', { name: 'second' }), 409, 'key_limit_reached');
  expect((await fixture.patch(getPath(), { keyLimit: null })).body).toMatchObject({ keyLimit: 5, limitPerMinute: 3 });
  const left = (await fixture.patch(getPath(), { plan: 'starter' })).body;
  expect(left).toMatchObject({ limitPerMinute: 120, ownLimits: { limitPerMinute: null, limitPerDay: null } });
});

it.each(['limitPerMinute', 'limitPerDay', 'keyLimit'])(
  'rejects a custom %s outside Enterprise, and changes nothing',
  async (field) => {
    const rejected = await fixture.patch(getPath(), { plan: 'pro', [field]: 7 });
    expectErrorResponse(rejected, 400, 'invalid_request');
    expect(rejected.body.details).toEqual([{ field, problem: 'requires the Enterprise plan' }]);
    expect((await fixture.get(getPath())).body.account.plan).toBe('free');
    expect(await fixture.readAuditLog()).toEqual([]);
    expect((await fixture.patch(getPath(), { plan: 'pro', [field]: null })).status).toBe(200);
  },
);

it.each([[{}], [{ plan: 'gold' }], [{ limitPerMinute: 0 }], [{ suspended: 'yes' }], [{ email: 'b@example.org' }]])(
  'rejects %j',
  async (body) => {
    expectErrorResponse(await fixture.patch(getPath(), body), 400, 'invalid_request');
  },
);

it('requires at least one field', async () => {
  const { body } = await fixture.patch(getPath(), {});
  expect(body.message).toBe('`body` must have at least one field.');
});

it('rejects an unknown account and a body that is not JSON', async () => {
  expectErrorResponse(await fixture.patch('/api/admin/accounts/unknown', { plan: 'pro' }), 404, 'not_found');
  const form = fixture.api.operator('patch', getPath()).type('form').send('plan=pro');
  expectErrorResponse(await form, 415, 'unsupported_media_type');
  expectErrorResponse(await fixture.patch(getPath(), { plan: 'x'.repeat(200_000) }), 413, 'payload_too_large');
  expectErrorResponse(await fixture.api.operator('patch', getPath()).type('json'), 400, 'invalid_request');
});
