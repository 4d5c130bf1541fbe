import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';
import { fireAlerts } from '../webhooks/endpoints.js';
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

/** Fires an alert in each of the given statuses, an hour apart from noon on. */
async function fillLog(statuses: string[]): Promise<void> {
  for (const [index, status] of statuses.entries()) {
    await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
    await api.sender.runDue();
    await api
      .db('webhook_deliveries')
      .where({ event_id: index + 1 })
      .update({ status });
    api.clock.advance(3_600_000);
  }
  api.receiver.requests.splice(0);
}

it('sends what failed or was skipped since the time again, and nothing that was delivered', async () => {
  await fillLog(['failed', 'failed', 'delivered', 'skipped', 'failed']);
  const { body } = await ada.post(`${path}/redeliver`, { since: '2026-11-21T13:00:00.000Z' }).expect(202);
  expect(body).toEqual({ queued: 3, hasMore: false });
  await api.sender.runDue();
  expect(api.receiver.requests.map(({ headers }) => headers['webhook-id']).sort()).toEqual(['evt_2', 'evt_4', 'evt_5']);
  expect((await ada.post(`${path}/redeliver`, { since: '2026-11-21T13:00:00.000Z' })).body.queued).toBe(0);
});

it('reads a time with an offset', async () => {
  await fillLog(['failed', 'failed']);
  expect((await ada.post(`${path}/redeliver`, { since: '2026-11-21T14:00:00+01:00' })).body.queued).toBe(1);
});

it('queues at most 10,000 in one call, oldest first', async () => {
  await fillLog(['skipped']);
  const [{ id: _id, ...first }] = await api.db('webhook_deliveries');
  const others = Array.from({ length: 10_599 }, (_, index) => ({ ...first, event_id: index + 2 }));
  await api.db.batchInsert('webhook_deliveries', others, 100);
  const redeliver = async () =>
    (await ada.post(`${path}/redeliver`, { since: '2026-11-01T00:00:00Z' }).expect(202)).body;
  expect(await redeliver()).toEqual({ queued: 10_000, hasMore: true });
  expect(await api.db('webhook_deliveries').where({ status: 'skipped' }).min('event_id as first')).toEqual([
    { first: 10_001 },
  ]);
  expect(await redeliver()).toEqual({ queued: 600, hasMore: false });
});

it('rejects a time in the future, what is no time, a paused endpoint and one of another account', async () => {
  for (const since of ['2026-11-22T00:00:00Z', 'yesterday', '2026-02-30T00:00:00Z'])
    expectErrorFields(await ada.post(`${path}/redeliver`, { since }), 400, 'invalid_request', 'since');
  expectErrorFields(await ada.post(`${path}/redeliver`, {}), 400, 'invalid_request', 'since');
  const since = '2026-11-21T00:00:00Z';
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.post(`${path}/redeliver`, { since }), 404, 'not_found');
  await ada.patch(path, { status: 'paused' });
  expectErrorResponse(await ada.post(`${path}/redeliver`, { since }), 409, 'webhook_inactive');
});
