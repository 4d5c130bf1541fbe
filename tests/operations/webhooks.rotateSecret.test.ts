import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';
import { openWebhookApi, type WebhookApi } from '../webhooks/openWebhookApi.js';
import { isVerifiedByLibrary } from '../webhooks/verifyWithLibrary.js';

let api: WebhookApi;
beforeEach(async () => {
  api = await openWebhookApi();
});
afterEach(() => api.stop());

/** Sends a test event and returns with which secrets the library of the standard verifies it. */
async function listValidSecrets(send: () => Promise<unknown>, secrets: string[]): Promise<boolean[]> {
  await send();
  await api.sender.runDue();
  const [request] = api.receiver.requests.splice(0);
  return secrets.map((secret) => request !== undefined && isVerifiedByLibrary(request, secret, api.clock.now));
}

it('signs with both secrets for 24 hours, and then with the new one only', async () => {
  const ada = await signUp(api);
  const { webhook, secret: first } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  const path = `/api/account/webhooks/${webhook.id}`;
  const send = () => ada.post(`${path}/test`).expect(202);
  const { body } = await ada.post(`${path}/rotate-secret`).expect(201);
  expect(body.webhook.previousSecretUntil).toBe('2026-11-22T12:00:00.000Z');
  const secrets = [first, body.secret];
  expect(await listValidSecrets(send, secrets)).toEqual([true, true]);
  api.clock.advance(24 * 3_600_000 - 1);
  expect(await listValidSecrets(send, secrets)).toEqual([true, true]);
  api.clock.advance(1);
  expect(await listValidSecrets(send, secrets)).toEqual([false, true]);
  expect((await ada.get(path)).body.previousSecretUntil).toBeNull();
});

it('drops the oldest of three secrets', async () => {
  const ada = await signUp(api);
  const { webhook, secret: first } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  const path = `/api/account/webhooks/${webhook.id}`;
  const { secret: second } = (await ada.post(`${path}/rotate-secret`)).body;
  const { secret: third } = (await ada.post(`${path}/rotate-secret`)).body;
  const valid = await listValidSecrets(() => ada.post(`${path}/test`).expect(202), [first, second, third]);
  expect(valid).toEqual([false, true, true]);
});

it('rejects an endpoint of another account, and records no secret in the audit log', async () => {
  const ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: api.receiver.url })).body;
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.post(`/api/account/webhooks/${webhook.id}/rotate-secret`), 404, 'not_found');
  const { secret } = (await ada.post(`/api/account/webhooks/${webhook.id}/rotate-secret`)).body;
  const [entry] = await api.db('audit_log').where({ action: 'webhooks.rotateSecret' });
  expect(JSON.parse(entry.detail)).toEqual({ webhook: webhook.id });
  expect(JSON.stringify(api.log)).not.toContain(secret);
});
