import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';
import { fireAlerts, listStatuses } from '../webhooks/endpoints.js';
import { openWebhookApi, type WebhookApi } from '../webhooks/openWebhookApi.js';

let api: WebhookApi;
let ada: Person;
let path: string;
beforeEach(async () => {
  api = await openWebhookApi();
  ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  path = `/api/account/webhooks/${webhook.id}`;
});
afterEach(() => api.stop());

it('changes the given fields and keeps the others', async () => {
  const before = (await ada.get(path)).body;
  const change = { description: 'Newsroom', eventTypes: ['alert.fired'] };
  expect((await ada.patch(path, change).expect(200)).body).toEqual({ ...before, ...change });
  const url = 'http://127.0.0.1:4000/other';
  expect((await ada.patch(path, { url }).expect(200)).body).toEqual({ ...before, ...change, url });
});

it('skips the deliveries of a paused endpoint, and resumes with the next event', async () => {
  await fireAlerts(api.db, ada.accountId, 2, api.clock.now);
  await api.db('webhook_endpoints').update({ held_until: '2026-11-21T13:00:00.000Z' });
  await api.sender.runDue();
  expect((await ada.patch(path, { status: 'paused' }).expect(200)).body.status).toBe('paused');
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
  expect(await listStatuses(api.db)).toEqual(['skipped', 'skipped', 'skipped']);
  const { body } = await ada.patch(path, { status: 'active' }).expect(200);
  expect(body).toMatchObject({ status: 'active', heldUntil: null });
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
  expect(api.receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual(['evt_4']);
});

it('sends nothing that waited when it was paused, also if it is resumed at once', async () => {
  await fireAlerts(api.db, ada.accountId, 2, api.clock.now);
  await api.db('webhook_endpoints').update({ held_until: '2026-11-21T13:00:00.000Z' });
  await api.sender.runDue();
  await ada.patch(path, { status: 'paused' }).expect(200);
  await ada.patch(path, { status: 'active' }).expect(200);
  expect(await listStatuses(api.db)).toEqual(['skipped', 'skipped']);
  await api.sender.runDue();
  expect(api.receiver.requests).toEqual([]);
});

it('enables a disabled endpoint, or pauses it', async () => {
  const disabled = { status: 'disabled', disabled_reason: 'failing', failing_since: '2026-11-16T12:00:00.000Z' };
  await api.db('webhook_endpoints').update(disabled);
  expect((await ada.get(path)).body).toMatchObject({ status: 'disabled', disabledReason: 'failing' });
  expect((await ada.patch(path, { status: 'active' })).body).toMatchObject({
    status: 'active',
    disabledReason: null,
    failingSince: null,
  });
  await api.db('webhook_endpoints').update(disabled);
  expect((await ada.patch(path, { status: 'paused' })).body).toMatchObject({ status: 'paused', disabledReason: null });
});

it('an endpoint takes alerts while a rule names it, and a rule can name only an endpoint that does', async () => {
  const rule = {
    name: 'Jobs',
    target: { type: 'series', indicator: 'us-unemployment-rate', country: 'US' },
    condition: { kind: 'new_value' },
    delivery: { webhookIds: [path.split('/').at(-1)] },
  };
  const created = (await ada.post('/api/account/alerts', rule).expect(201)).body;
  const takeReleases = { eventTypes: ['series.released'] };
  const message = "The alert rule 'Jobs' sends alerts to this endpoint. Change or delete it first.";
  expectErrorResponse(await ada.patch(path, takeReleases), 409, 'webhook_in_use', message);
  await ada.patch(path, { eventTypes: ['alert.fired'] }).expect(200);
  await ada.delete(`/api/account/alerts/${created.id}`).expect(204);
  await ada.patch(path, takeReleases).expect(200);
  const refused = await ada.post('/api/account/alerts', rule);
  expectErrorFields(refused, 400, 'invalid_request', 'delivery/webhookIds');
  expect(refused.body.message).toContain('takes no alerts. Add `alert.fired` to its `eventTypes`');
});

it.each([
  [{ url: 'https://10.0.0.1/' }, 'url'],
  [{ status: 'disabled' }, 'status'],
  [{ format: 'slack' }, 'format'],
  [{ eventTypes: [] }, 'eventTypes'],
])('rejects %j and names the field', async (body, field) => {
  expectErrorFields(await ada.patch(path, body), 400, 'invalid_request', field);
});

it('rejects an empty change, and an endpoint of another account', async () => {
  expectErrorResponse(await ada.patch(path, {}), 400, 'invalid_request');
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.patch(path, { status: 'paused' }), 404, 'not_found');
  expect((await ada.get(path)).body.status).toBe('active');
});

it('records the names of the changed fields in the audit log', async () => {
  await ada.patch(path, { status: 'paused', description: 'secret plans' });
  const [entry] = await api.db('audit_log').where({ action: 'webhooks.update' });
  expect(JSON.parse(entry.detail)).toMatchObject({ fields: ['status', 'description'] });
  expect(entry.detail).not.toContain('secret plans');
});
