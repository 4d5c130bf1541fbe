import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';
import { fireAlerts, listStatuses } from '../webhooks/endpoints.js';
import { openWebhookApi, type WebhookApi } from '../webhooks/openWebhookApi.js';

let api: WebhookApi;
let ada: Person;
let path: string;
let status: number;
beforeEach(async () => {
  status = 500;
  api = await openWebhookApi((_received, _request, response) => response.writeHead(status).end());
  ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  path = `/api/account/webhooks/${webhook.id}`;
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
});
afterEach(() => api.stop());

it('sends a delivery that waits at once, with the same webhook-id', async () => {
  status = 200;
  api.clock.advance(1_000);
  const { body } = await ada.post(`${path}/deliveries/1/redeliver`).expect(202);
  expect(body).toMatchObject({
    status: 'waiting',
    nextAttemptAt: '2026-11-21T12:00:01.000Z',
    attempts: [{ status: 500 }],
  });
  await api.sender.runDue();
  expect(api.receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual(['evt_1', 'evt_1']);
  expect(await listStatuses(api.db)).toEqual(['delivered']);
});

it.each(['delivered', 'failed', 'skipped'])(
  'sends a delivery again that was %s, with the whole schedule of retries',
  async (before) => {
    await api.db('webhook_deliveries').update({ status: before, failures: 10, next_attempt_at: null });
    await ada.post(`${path}/deliveries/1/redeliver`).expect(202);
    await api.sender.runDue();
    expect(await api.db('webhook_deliveries').first('failures', 'next_attempt_at')).toEqual({
      failures: 1,
      next_attempt_at: '2026-11-21T12:00:05.000Z',
    });
  },
);

it('rejects a paused endpoint, an unknown delivery, and those of another account', async () => {
  expectErrorResponse(await ada.post(`${path}/deliveries/2/redeliver`), 404, 'not_found');
  expectErrorFields(await ada.post(`${path}/deliveries/one/redeliver`), 400, 'invalid_request', 'deliveryId');
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.post(`${path}/deliveries/1/redeliver`), 404, 'not_found');
  const { webhook } = (await bob.post('/api/account/webhooks', { url: api.receiver.url })).body;
  expectErrorResponse(await bob.post(`/api/account/webhooks/${webhook.id}/deliveries/1/redeliver`), 404, 'not_found');
  await ada.patch(path, { status: 'paused' });
  expectErrorResponse(await ada.post(`${path}/deliveries/1/redeliver`), 409, 'webhook_inactive');
});
