import { alertsCreate } from '../../server/operations/alerts.create.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/alerts';
const gdp = { type: 'series', indicator: 'real-gdp', country: 'US' };
const revised = { kind: 'revised', minPercent: 1 };

let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

const create = (change: object) => ada.post(path, { name: 'A rule', target: gdp, condition: revised, ...change });
const createWithKey = (key: string) =>
  api.request.post(path).set('X-API-Key', key).send({ name: 'A rule', target: gdp, condition: revised });

it('creates a rule with defaults, which are listed with all fields', async () => {
  const { status, body } = await create({ target: { type: 'series', indicator: 'real-gdp' } });
  expect([status, body]).toEqual([
    201,
    {
      ...{ id: expect.any(String), name: 'A rule', repeat: 'always', quietHours: 0, status: 'active' },
      target: { type: 'series', indicator: 'real-gdp', country: 'US', release: null },
      condition: {
        ...{ kind: 'revised', minChange: null, minPercent: 1, units: null, operator: null, level: null },
        ...{ standardDeviations: null, hours: null, guardrail: null },
      },
      delivery: { inApp: true, mail: 'none', webhookIds: [] },
      ...{ createdAt: '2026-11-21T12:00:00.000Z', lastFiredAt: null },
    },
  ]);
  expect(await api.db('audit_log').where({ action: 'alerts.create' })).toHaveLength(1);
});

it('answers 401 if the account was deleted in the meantime', async () => {
  const caller = { accountId: 'deleted', plan: 'free' } as unknown as Parameters<typeof alertsCreate>[1]['caller'];
  const body = { name: 'A rule', target: gdp, condition: revised } as Parameters<typeof alertsCreate>[1]['body'];
  const input = { caller, body } as Parameters<typeof alertsCreate>[1];
  await expect(alertsCreate(api.context, input)).rejects.toMatchObject({ code: 'not_signed_in' });
});

it('accepts webhook endpoints of the account, and no others', async () => {
  const { webhook } = (await ada.post('/api/account/webhooks', { url: 'https://example.org/' })).body;
  const { status, body } = await create({ delivery: { webhookIds: [webhook.id] } });
  expect([status, body.delivery?.webhookIds]).toEqual([201, [webhook.id]]);
  const bob = await signUp(api, 'hook@example.org');
  const other = (await bob.post('/api/account/webhooks', { url: 'https://example.org/' })).body.webhook;
  const delivery = { webhookIds: [webhook.id, other.id] };
  expectErrorFields(await create({ delivery }), 400, 'invalid_request', 'delivery/webhookIds');
  expectErrorFields(await ada.patch(`${path}/${body.id}`, { delivery }), 400, 'invalid_request', 'delivery/webhookIds');
});

const problems: [string, object, string, RegExp][] = [
  ['an unknown kind', { condition: { kind: 'rises' } }, 'condition/kind', /must be/],
  [
    'a level without an operator',
    { condition: { kind: 'level', level: 3 } },
    'condition/operator',
    /is required for `level`/,
  ],
  ['a level without a number', { condition: { kind: 'level', operator: 'above' } }, 'condition/level', /is required/],
  [
    'a field of another kind',
    { condition: { kind: 'new_value', level: 3 } },
    'condition/level',
    /does not apply to `new_value`/,
  ],
  [
    'two minima',
    { condition: { kind: 'revised', minChange: 1, minPercent: 1 } },
    'condition/minPercent',
    /cannot be combined/,
  ],
  [
    'unknown units',
    { condition: { kind: 'level', operator: 'above', level: 3, units: 'yoy' } },
    'condition/units',
    /must be/,
  ],
  [
    'levels as units of a change',
    { condition: { kind: 'unusual_change', units: 'lin', standardDeviations: 3 } },
    'condition/units',
    /units of a change/,
  ],
  [
    'a guardrail that depends on the time',
    { condition: { kind: 'guardrail', guardrail: 'STALE' } },
    'condition/guardrail',
    /Use the kind `stale`/,
  ],
  ['a series without an indicator', { target: { type: 'series' } }, 'target/indicator', /is required/],
  ['a release of a series', { target: { ...gdp, release: 'us-gdp' } }, 'target/release', /does not apply/],
  [
    'an indicator of a watchlist',
    { target: { type: 'watchlist', indicator: 'real-gdp' } },
    'target/indicator',
    /does not apply/,
  ],
  ['too many quiet hours', { quietHours: 721 }, 'quietHours', /at most 720/],
  [
    'a level that no percent change reaches',
    { condition: { kind: 'level', units: 'pc1', operator: 'below', level: -100 } },
    'condition/level',
    /above -100/,
  ],
  [
    'units that the series does not have',
    {
      target: { type: 'series', indicator: 'us-real-change-in-private-inventories' },
      condition: { kind: 'level', units: 'log', operator: 'above', level: 3 },
    },
    'condition/units',
    /not defined for the latest values/,
  ],
  [
    'a forecast of a daily series',
    { target: { type: 'series', indicator: 'usd-jpy-daily' }, condition: { kind: 'outside_forecast' } },
    'condition/kind',
    /daily series are not forecast/,
  ],
];

it.each(problems)('refuses %s and names the field', async (_, change, field, problem) => {
  const { status, body } = await create(change);
  expect([status, body.error]).toEqual([400, 'invalid_request']);
  expect(body.details).toEqual([{ field, problem: expect.stringMatching(problem) }]);
});

it('refuses a series that has ended', async () => {
  const series = await api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug: 'real-exports', country: 'US' })
    .first('series.id');
  await api.db('series').where({ id: series.id }).update({ last_date: '2015-01-01' });
  const { status, body } = await create({ target: { type: 'series', indicator: 'real-exports' } });
  expect([status, body.details?.[0]]).toEqual([
    400,
    { field: 'target/indicator', problem: expect.stringMatching(/has probably ended/) },
  ]);
});

it('refuses an unknown indicator and an unknown release', async () => {
  expectErrorResponse(await create({ target: { type: 'series', indicator: 'real-gpd' } }), 404, 'indicator_not_found');
  const unknownRelease = await create({ target: { type: 'release', release: 'us-cpi' } });
  expectErrorResponse(unknownRelease, 404, 'release_not_found', 'us-consumer-price-index');
  expect(unknownRelease.body.suggestions[0]).toBe('us-consumer-price-index');
});

it('refuses a key without the scope, a request without a key and one from another site', async () => {
  const reader = await api.createKey('pro');
  await api
    .db('api_keys')
    .where({ prefix: reader.slice(0, 10) })
    .update({ scopes: JSON.stringify(['indicators:read']) });
  await createWithKey(api.key).expect(201);
  expectErrorResponse(await createWithKey(reader), 403, 'scope_not_granted');
  expectErrorResponse(await api.request.post(path).send({}), 401, 'missing_api_key');
  expectErrorResponse(await create({}).set('Origin', 'https://evil.example'), 403, 'csrf_failed');
});

it('creates at most as many rules as the plan allows, also of many requests at once', async () => {
  const bob = await signUp(api, 'bob@example.org');
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => bob.post(path, { name: 'A rule', target: gdp, condition: revised })),
  );
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  expect([count(201), count(409)]).toEqual([10, 30]);
  const full = responses.find(({ status }) => status === 409);
  expect(full?.body.message).toBe('Alert rule limit reached (10). Delete a rule first.');
  expect((await bob.get(path)).body).toMatchObject({ count: 10, total: 10, maxAlertRules: 10 });
});
