import { expectRefusal } from '../http/refusal.js';
import { type Operated, startOperated } from '../support/operator.js';

let operated: Operated;
beforeEach(async () => {
  operated = await startOperated();
});
afterEach(() => operated.stop());

const path = () => `/api/admin/accounts/${operated.ada.accountId}`;

it('sets the plan from the very next request on, and notes it', async () => {
  for (let i = 0; i < 3; i += 1) expect((await operated.read()).headers['x-ratelimit-limit']).toBe('20');
  const { status, body } = await operated.patch(path(), { plan: 'pro' });
  expect([status, body.plan, body.limitPerMinute]).toEqual([200, 'pro', 600]);
  const { headers } = await operated.read();
  expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['600', '596']);
  expect(await operated.acts()).toEqual([
    { action: 'admin.updateAccount', accountId: operated.ada.accountId, by: '127.0.0.1', plan: 'pro' },
  ]);
});

it('refuses keys, sessions and sign-in of a suspended account from the next request on, until it is lifted', async () => {
  await operated.read();
  await operated.patch(path(), { suspended: true });
  expectRefusal(await operated.read(), 403, 'account_suspended');
  expectRefusal(await operated.ada.get('/v1/indicators/metadata?id=real-gdp'), 403, 'account_suspended');
  await operated.patch(path(), { suspended: false });
  expect((await operated.read()).status).toBe(200);
  expect((await operated.ada.get('/api/account')).status).toBe(200);
});

it('keeps when an account was suspended first', async () => {
  await operated.patch(path(), { suspended: true });
  operated.api.clock.advance(1_000);
  expect((await operated.patch(path(), { suspended: true })).body.suspendedAt).toBe('2026-11-21T12:00:00.000Z');
});

it('gives an Enterprise account limits and a number of keys of its own, and takes them back when it leaves the plan', async () => {
  const own = { limitPerMinute: 3, limitPerDay: 40, keyLimit: 1 };
  const { body } = await operated.patch(path(), { plan: 'enterprise', ...own });
  expect(body).toMatchObject({ ...own, ownLimits: own });
  const { headers } = await operated.read();
  expect([headers['x-ratelimit-limit'], headers['x-ratelimit-limit-day']]).toEqual(['3', '40']);
  expectRefusal(await operated.ada.post('/api/account/keys', { name: 'second' }), 409, 'key_limit_reached');
  expect((await operated.patch(path(), { keyLimit: null })).body).toMatchObject({ keyLimit: 5, limitPerMinute: 3 });
  const left = (await operated.patch(path(), { plan: 'starter' })).body;
  expect(left).toMatchObject({ limitPerMinute: 120, ownLimits: { limitPerMinute: null, limitPerDay: null } });
});

it.each(['limitPerMinute', 'limitPerDay', 'keyLimit'])(
  'refuses %s of its own outside Enterprise, and changes nothing',
  async (field) => {
    const refused = await operated.patch(path(), { plan: 'pro', [field]: 7 });
    expectRefusal(refused, 400, 'invalid_request');
    expect(refused.body.details).toEqual([{ field, problem: 'can be set for the plan enterprise only' }]);
    expect((await operated.get(path())).body.account.plan).toBe('free');
    expect(await operated.acts()).toEqual([]);
    expect((await operated.patch(path(), { plan: 'pro', [field]: null })).status).toBe(200);
  },
);

it.each([[{}], [{ plan: 'gold' }], [{ limitPerMinute: 0 }], [{ suspended: 'yes' }], [{ email: 'b@example.org' }]])(
  'refuses %j',
  async (body) => {
    expectRefusal(await operated.patch(path(), body), 400, 'invalid_request');
  },
);

it('says that it takes at least one of its fields', async () => {
  const { body } = await operated.patch(path(), {});
  expect(body.message).toBe('The request is invalid: body must have at least one of its fields.');
});

it('refuses an account that there is not, and what is no JSON', async () => {
  expectRefusal(await operated.patch('/api/admin/accounts/nobody', { plan: 'pro' }), 404, 'not_found');
  const form = operated.api.operator('patch', path()).type('form').send('plan=pro');
  expectRefusal(await form, 415, 'unsupported_media_type');
  expectRefusal(await operated.patch(path(), { plan: 'x'.repeat(200_000) }), 413, 'payload_too_large');
  expectRefusal(await operated.api.operator('patch', path()).type('json'), 400, 'invalid_request');
});
