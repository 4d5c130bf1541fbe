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
