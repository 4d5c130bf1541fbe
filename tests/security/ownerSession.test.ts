import { contract } from '../../server/contractFile.js';
import { type Api, cronSecret, startApi } from '../support/api.js';
import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

/** Every operation that the session of the owner may call. */
const calls = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { security }]) => security?.some((scheme) => 'OwnerSession' in scheme))
    .map(([method, { operationId }]) => ({ operationId, method, path: path.replace(/\{\w+\}/g, 'x') })),
);
const writes = calls.filter(({ method }) => method !== 'get');

let api: Api;
let owner: Person;
let other: Person;
beforeEach(async () => {
  api = await startApi({ CRON_SECRET: undefined });
  owner = await signUp(api, 'owner@example.org');
  other = await signUp(api, 'other@example.org');
  await api.db('accounts').where({ id: owner.accountId }).update({ role: 'owner' });
});
afterEach(() => api.stop());

type Call = (typeof calls)[number];
const send = ({ method, path }: Call, headers: Record<string, string>) =>
  api.request[method as 'get'](path).set(headers);

it('the owner may call the operations of imports and of the operator, except the metrics', () => {
  expect(calls.map(({ operationId }) => operationId).sort()).toEqual([
    'admin.acceptQuarantined',
    'admin.account',
    'admin.accounts',
    'admin.auditLog',
    'admin.billing',
    'admin.jobs',
    'admin.quarantine',
    'admin.rejectQuarantined',
    'admin.releasePlan',
    'admin.revokeKey',
    'admin.runJob',
    'admin.syncBilling',
    'admin.updateAccount',
    'admin.updateKey',
    'admin.usage',
    'import.csv',
    'import.indicators',
    'import.job',
    'import.observations',
    'import.remove',
  ]);
});

it('the session of the owner is accepted without a cron secret, and limited like any session', async () => {
  for (const call of calls) {
    const { status } = await send(call, { Cookie: owner.cookie });
    expect([401, 403]).not.toContain(status);
  }
  const response = await owner.get('/api/admin/jobs');
  expect([response.status, readLimitHeaders(response).limit]).toEqual([200, 240]);
});

it('the session of any other account is refused, and neither a plan nor a key helps', async () => {
  await api.db('accounts').where({ id: other.accountId }).update({ plan: 'enterprise' });
  for (const call of calls) {
    expectErrorResponse(await send(call, { Cookie: other.cookie }), 403, 'not_the_owner');
    const isOperator = call.operationId.startsWith('admin.');
    const withKey = await send(call, { Cookie: owner.cookie, 'X-API-Key': api.key });
    if (isOperator) expect([401, 403]).not.toContain(withKey.status);
    else expectErrorResponse(withKey, 403, 'scope_not_granted');
  }
});

it('a session that has ended is refused', async () => {
  await owner.post('/api/account/sign-out').expect(204);
  for (const call of calls) expectErrorResponse(await send(call, { Cookie: owner.cookie }), 401, 'not_signed_in');
});

it('a suspended owner is refused, and no longer the owner after a transfer', async () => {
  await api.db('accounts').where({ id: owner.accountId }).update({ suspended_at: api.clock.now.toISOString() });
  for (const call of calls) expectErrorResponse(await send(call, { Cookie: owner.cookie }), 403, 'account_suspended');
  await api.db('accounts').update({ suspended_at: null, role: null });
  expectErrorResponse(await owner.get('/api/admin/jobs'), 403, 'not_the_owner');
});

it('owners cannot suspend their own account, which would lock them out', async () => {
  const suspend = (id: string) =>
    api.request.patch(`/api/admin/accounts/${id}`).set('Cookie', owner.cookie).send({ suspended: true });
  expectErrorFields(await suspend(owner.accountId), 400, 'invalid_request', 'suspended');
  expect((await owner.get('/api/account')).status).toBe(200);
  expect((await suspend(other.accountId)).status).toBe(200);
});

it.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
])('another site cannot use the cookie of the owner: %j', async (headers) => {
  expect(writes.length).toBeGreaterThan(5);
  for (const call of writes)
    expectErrorResponse(await send(call, { Cookie: owner.cookie, ...headers }), 403, 'csrf_failed');
  expect(await api.db('scheduled_runs').where({ name: 'x' })).toEqual([]);
});

it('the metrics need the cron secret', async () => {
  expectErrorResponse(await owner.get('/metrics'), 403, 'operator_calls_off');
});

it('the owner keeps its rights through a proxy, but the server gives none there', async () => {
  const proxied = await owner.get('/api/admin/accounts').set('X-Forwarded-For', '192.0.2.1');
  expect(proxied.status).toBe(200);
  expectErrorResponse(await other.get('/api/admin/accounts').set('X-Forwarded-For', '127.0.0.1'), 403, 'not_the_owner');
});

it('the audit log names the account of the owner as the actor', async () => {
  await owner.patch(`/api/admin/accounts/${other.accountId}`, { plan: 'pro' }).expect(200);
  const entry = await api.db('audit_log').where({ action: 'admin.updateAccount' }).first();
  expect([entry.actor, entry.account_id, JSON.parse(entry.detail)]).toEqual([
    'owner',
    other.accountId,
    { by: '127.0.0.1', owner: owner.accountId, plan: 'pro' },
  ]);
  await owner.post('/api/admin/jobs/clean-up/run').expect(200);
  const run = await api.db('audit_log').where({ action: 'admin.runJob' }).first();
  expect([run.actor, JSON.parse(run.detail)]).toEqual([
    'owner',
    { by: '127.0.0.1', owner: owner.accountId, job: 'clean-up' },
  ]);
});

it('an upload of the owner needs no key', async () => {
  const query = 'slug=own-survey&country=US&category=production&unit=Percent&frequency=monthly';
  const file = 'date,value\n2026-01-01,4.1\n';
  const upload = (person: Person) =>
    api.request.post(`/api/import/csv?${query}`).set({ Cookie: person.cookie, 'Content-Type': 'text/csv' }).send(file);
  expectErrorResponse(await upload(other), 403, 'not_the_owner');
  expect((await upload(owner)).body).toMatchObject({ slug: 'own-survey', outcome: 'changed', added: 1 });
});

it('a wrong secret counts against the address even with the cookie of the owner', async () => {
  await api.stop();
  api = await startApi({ CRON_SECRET: cronSecret, ANONYMOUS_REQUESTS_PER_MINUTE: 2 });
  const person = await signUp(api);
  await api.db('accounts').where({ id: person.accountId }).update({ role: 'owner' });
  api.clock.advance(60_000);
  const guess = () => person.get('/api/admin/jobs').set('Authorization', 'Bearer a guess of the secret');
  for (let count = 0; count < 2; count += 1) expectErrorResponse(await guess(), 401, 'not_the_operator');
  expectErrorResponse(await guess(), 429, 'rate_limit_exceeded');
  expect((await person.get('/api/admin/jobs')).status).toBe(200);
});
