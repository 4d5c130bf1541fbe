import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';
import { fireAlerts } from '../webhooks/endpoints.js';
import { openWebhookApi, type WebhookApi } from '../webhooks/openWebhookApi.js';

let api: WebhookApi;
beforeEach(async () => {
  api = await openWebhookApi((_received, _request, response) => response.writeHead(500).end());
});
afterEach(() => api.stop());

it('deletes the endpoint with its log, and sends nothing that waits', async () => {
  const ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.delete(`/api/account/webhooks/${webhook.id}`), 404, 'not_found');
  await ada.delete(`/api/account/webhooks/${webhook.id}`).expect(204);
  api.clock.advance(60_000);
  await api.sender.runDue();
  expect(api.receiver.requests).toHaveLength(1);
  for (const table of ['webhook_endpoints', 'webhook_deliveries', 'webhook_attempts'])
    expect(await api.db(table)).toEqual([]);
  expectErrorResponse(await ada.delete(`/api/account/webhooks/${webhook.id}`), 404, 'not_found');
  expect(await api.db('audit_log').where({ action: 'webhooks.delete' })).toHaveLength(1);
});

it('no longer lists or counts the endpoint, also before its log is deleted', async () => {
  const ada = await signUp(api);
  const create = () => ada.post('/api/account/webhooks', { url: api.receiver.url });
  const { webhook } = (await create().expect(201)).body;
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
  await ada.delete(`/api/account/webhooks/${webhook.id}`).expect(204);
  expect((await ada.get('/api/account/webhooks')).body.webhooks).toEqual([]);
  for (const part of ['', '/deliveries'])
    expectErrorResponse(await ada.get(`/api/account/webhooks/${webhook.id}${part}`), 404, 'not_found');
  expectErrorResponse(await ada.delete(`/api/account/webhooks/${webhook.id}`), 404, 'not_found');
  await create().expect(201);
});

it('removes the endpoint from rules that name others too, and refuses while a rule names only it', async () => {
  const ada = await signUp(api);
  const create = async () => (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body.webhook.id;
  await api.db('accounts').where({ id: ada.accountId }).update({ plan: 'pro', plan_source: 'operator' });
  const [first, second] = [await create(), await create()];
  const rule = {
    target: { type: 'series', indicator: 'us-unemployment-rate', country: 'US' },
    condition: { kind: 'new_value' },
  };
  const addRule = async (name: string, webhookIds: string[]) => {
    const created = await ada.post('/api/account/alerts', { name, ...rule, delivery: { webhookIds } });
    expect([created.status, created.body.error]).toEqual([201, undefined]);
    return created.body.id;
  };
  const both = await addRule('Both', [first, second]);
  const only = await addRule('Jobs', [first]);
  const refused = await ada.delete(`/api/account/webhooks/${first}`);
  const message = "The alert rule 'Jobs' sends to this endpoint only. Change or delete it first.";
  expectErrorResponse(refused, 409, 'webhook_in_use', message);
  expect((await ada.get(`/api/account/alerts/${both}`)).body.delivery.webhookIds).toEqual([first, second]);
  await ada.delete(`/api/account/alerts/${only}`).expect(204);
  await ada.delete(`/api/account/webhooks/${first}`).expect(204);
  expect((await ada.get(`/api/account/alerts/${both}`)).body.delivery.webhookIds).toEqual([second]);
});
