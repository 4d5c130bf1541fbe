import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';
import { openWebhookApi, type WebhookApi } from '../webhooks/openWebhookApi.js';

let api: WebhookApi;
let status: number;
beforeEach(async () => {
  status = 200;
  api = await openWebhookApi((_received, _request, response) => response.writeHead(status).end('a\u0000b'));
});
afterEach(() => api.stop());

it('sends a test event once, and shows the response in the log', async () => {
  const ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  const { body: queued } = await ada.post(`/api/account/webhooks/${webhook.id}/test`).expect(202);
  expect(queued).toMatchObject({ eventType: 'webhook.test', status: 'waiting', attempts: [] });
  await api.sender.runDue();
  const [request] = api.receiver.requests;
  expect(request?.headers['webhook-id']).toBe(queued.webhookId);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    type: 'webhook.test',
    timestamp: '2026-11-21T12:00:00.000Z',
    data: { webhook: webhook.id, message: 'This is a test event.' },
  });
  const { deliveries } = (await ada.get(`/api/account/webhooks/${webhook.id}/deliveries`)).body;
  expect(deliveries).toMatchObject([
    { id: queued.id, status: 'delivered', nextAttemptAt: null, attempts: [{ status: 200, response: 'a\ufffdb' }] },
  ]);
});

it('does not try again', async () => {
  status = 500;
  const ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  await ada.post(`/api/account/webhooks/${webhook.id}/test`).expect(202);
  await api.sender.runDue();
  const { deliveries } = (await ada.get(`/api/account/webhooks/${webhook.id}/deliveries`)).body;
  expect(deliveries).toMatchObject([{ status: 'failed', nextAttemptAt: null }]);
});

it('rejects an endpoint that is paused, and one of another account', async () => {
  const ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  await ada.patch(`/api/account/webhooks/${webhook.id}`, { status: 'paused' }).expect(200);
  const message = 'The endpoint is paused. Set its `status` to `active` first.';
  expectErrorResponse(await ada.post(`/api/account/webhooks/${webhook.id}/test`), 409, 'webhook_inactive', message);
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.post(`/api/account/webhooks/${webhook.id}/test`), 404, 'not_found');
});
