import type { Schemas } from '../../server/schemas.js';
import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';
import { fireAlerts } from '../webhooks/endpoints.js';
import { openWebhookApi, type WebhookApi } from '../webhooks/openWebhookApi.js';

type Page = Schemas['WebhookDeliveriesResponse'];

let api: WebhookApi;
let ada: Person;
let path: string;
let status: number;
beforeEach(async () => {
  status = 200;
  api = await openWebhookApi((_received, _request, response) => response.writeHead(status).end('x'.repeat(2_000)));
  ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  path = `/api/account/webhooks/${webhook.id}/deliveries`;
});
afterEach(() => api.stop());

it('lists each attempt with its time, status, duration and the first kilobyte of the response', async () => {
  status = 500;
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
  status = 200;
  api.clock.advance(5_000);
  await api.sender.runDue();
  const attempt = { error: null, durationMs: 0, response: 'x'.repeat(1_024) };
  expect((await ada.get(path).expect(200)).body).toEqual({
    count: 1,
    deliveries: [
      {
        id: '1',
        webhookId: 'evt_1',
        eventType: 'alert.fired',
        status: 'delivered',
        nextAttemptAt: null,
        createdAt: '2026-11-21T12:00:00.000Z',
        attempts: [
          { ...attempt, at: '2026-11-21T12:00:00.000Z', status: 500 },
          { ...attempt, at: '2026-11-21T12:00:05.000Z', status: 200 },
        ],
      },
    ],
    nextCursor: null,
  });
});

it('states why there was no response', async () => {
  await api.receiver.close();
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
  const { deliveries } = (await ada.get(path)).body;
  expect(deliveries[0]).toMatchObject({ status: 'waiting', nextAttemptAt: '2026-11-21T12:00:05.000Z' });
  expect(deliveries[0].attempts).toMatchObject([
    { status: null, error: 'The connection was refused.', response: null },
  ]);
});

it('lists pages of deliveries without gaps or repeats, latest first, also by status', async () => {
  for (let hours = 0; hours < 3; hours += 1) {
    status = hours === 1 ? 500 : 200;
    await fireAlerts(api.db, ada.accountId, 7, api.clock.now);
    await api.sender.runDue();
    await api.db('webhook_deliveries').where({ status: 'waiting' }).update({ status: 'failed', next_attempt_at: null });
    api.clock.advance(3_600_000);
  }
  const listAll = async (query: string) => {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { deliveries, nextCursor }: Page = (
        await ada.get(`${path}?limit=4${query}${cursor && `&cursor=${cursor}`}`).expect(200)
      ).body;
      ids.push(...deliveries.map(({ webhookId }) => webhookId));
      cursor = nextCursor;
    }
    return ids;
  };
  const newestFirst = Array.from({ length: 21 }, (_, index) => `evt_${21 - index}`);
  expect(await listAll('')).toEqual(newestFirst);
  expect(await listAll('&status=failed')).toEqual(newestFirst.slice(7, 14));
  expect(await listAll('&status=skipped')).toEqual([]);
});

it('lists the latest 20 attempts of a delivery', async () => {
  await fireAlerts(api.db, ada.accountId, 1, api.clock.now);
  await api.sender.runDue();
  for (let count = 1; count < 25; count += 1) {
    api.clock.advance(1_000);
    await ada.post(`${path}/1/redeliver`).expect(202);
    await api.sender.runDue();
  }
  const [delivery] = (await ada.get(path)).body.deliveries;
  expect(delivery.attempts).toHaveLength(20);
  expect(delivery.attempts.at(-1).at).toBe('2026-11-21T12:00:24.000Z');
});

it.each([
  ['limit=51', 'limit'],
  ['status=lost', 'status'],
  ['cursor=abc', 'cursor'],
])('rejects %s and names the field', async (query, field) => {
  expectErrorFields(await ada.get(`${path}?${query}`), 400, 'invalid_request', field);
});

it('returns 404 for an endpoint of another account', async () => {
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.get(path), 404, 'not_found');
});
