import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/alerts';
let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

async function create(person = ada): Promise<string> {
  const target = { type: 'series', indicator: 'real-gdp' };
  return (await person.post(path, { name: 'A rule', target, condition: { kind: 'new_value' } }).expect(201)).body.id;
}

it('changes the given fields of a rule, and completes its delivery', async () => {
  const id = await create();
  const condition = { kind: 'level', units: 'pc1', operator: 'below', level: 0 };
  const change = { name: 'Recession', condition, status: 'paused', delivery: { mail: 'weekly' }, quietHours: 24 };
  const { body } = await ada.patch(`${path}/${id}`, change).expect(200);
  const delivery = { inApp: true, mail: 'weekly', webhookIds: [] };
  expect(body).toMatchObject({ ...change, delivery, repeat: 'always' });
  expect((await ada.get(`${path}/${id}`).expect(200)).body).toEqual(body);
  expect(await api.db('audit_log').where({ action: 'alerts.update' })).toHaveLength(1);
});

it('starts a rule again, so that vintages from before do not fire', async () => {
  const id = await create();
  await ada.patch(`${path}/${id}`, { status: 'paused' }).expect(200);
  api.clock.advance(60_000);
  await ada.patch(`${path}/${id}`, { status: 'active' }).expect(200);
  const row = await api.db('alert_rules').where({ id }).first('active_since');
  expect(row.active_since).toBe(api.clock.now.toISOString());
});

it('refuses a change that cannot fire, an empty change, and the rules of others', async () => {
  const id = await create();
  const impossible = await ada.patch(`${path}/${id}`, {
    condition: { kind: 'level', units: 'pch', operator: 'below', level: -200 },
  });
  expect([impossible.status, impossible.body.details[0].field]).toEqual([400, 'condition/level']);
  expectErrorResponse(await ada.patch(`${path}/${id}`, {}), 400, 'invalid_request');
  expectErrorResponse(await ada.patch(`${path}/${id}`, { status: 'ended' }), 400, 'invalid_request');
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.patch(`${path}/${id}`, { name: 'Mine' }), 404, 'not_found');
});
