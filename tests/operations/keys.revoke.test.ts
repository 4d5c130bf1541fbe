import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const read = (key: string) => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', key);

it('rejects the key from the next request on, also for cached responses', async () => {
  const ada = await signUp(api);
  const { key, value } = (await ada.post('/api/account/keys', { name: 'k' })).body;
  for (let i = 0; i < 3; i += 1) expect((await read(value)).status).toBe(200);
  expect((await ada.delete(`/api/account/keys/${key.id}`)).status).toBe(204);
  expectErrorResponse(await read(value), 401, 'revoked_api_key');
});

it('changes nothing when the key is revoked already', async () => {
  const ada = await signUp(api);
  const { key } = (await ada.post('/api/account/keys', { name: 'k' })).body;
  await ada.delete(`/api/account/keys/${key.id}`);
  api.clock.advance(1000);
  await ada.delete(`/api/account/keys/${key.id}`).expect(204);
  expect((await ada.get('/api/account/keys')).body.keys[0].revokedAt).toBe('2026-11-21T12:00:00.000Z');
});

it('returns 404 for a key of another account', async () => {
  const ada = await signUp(api);
  const { key, value } = (await ada.post('/api/account/keys', { name: 'k' })).body;
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.delete(`/api/account/keys/${key.id}`), 404, 'not_found');
  expectErrorResponse(await bob.delete('/api/account/keys/nothing'), 404, 'not_found');
  expect((await read(value)).status).toBe(200);
});

it('notifies the account once', async () => {
  const ada = await signUp(api);
  const { key } = (await ada.post('/api/account/keys', { name: 'Newsroom' })).body;
  for (const _ of [1, 2]) await ada.delete(`/api/account/keys/${key.id}`).expect(204);
  const { notifications } = (await ada.get('/api/account/notifications')).body;
  expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual(['key_revoked', 'key_created']);
  expect(notifications[0].title).toBe('Key revoked: Newsroom');
  expect(api.mailbox.filter(({ subject }) => subject === 'Key revoked: Newsroom')).toHaveLength(1);
});
