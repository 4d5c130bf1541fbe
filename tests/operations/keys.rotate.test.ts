import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const read = (key: string) => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', key);

it('replaces the key in one step: the new one works, the old one does not', async () => {
  const ada = await signUp(api);
  const old = (await ada.post('/api/account/keys', { name: 'Newsroom' })).body;
  await api.db('api_keys').where({ id: old.key.id }).update({ scopes: '["indicators:read"]' });
  const { status, body } = await ada.post(`/api/account/keys/${old.key.id}/rotate`);
  expect([status, body.key.name, body.key.scopes]).toEqual([201, 'Newsroom', ['indicators:read']]);
  expect((await read(body.value)).status).toBe(200);
  expectErrorResponse(await read(old.value), 401, 'revoked_api_key');
});

it('works for an account at its key limit', async () => {
  const ada = await signUp(api);
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.push((await ada.post('/api/account/keys', { name: 'k' })).body.key.id);
  await ada.post(`/api/account/keys/${ids[0]}/rotate`).expect(201);
});

it('rejects a revoked key and a key of another account', async () => {
  const ada = await signUp(api);
  const { key } = (await ada.post('/api/account/keys', { name: 'k' })).body;
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.post(`/api/account/keys/${key.id}/rotate`), 404, 'not_found');
  await ada.delete(`/api/account/keys/${key.id}`);
  expectErrorResponse(await ada.post(`/api/account/keys/${key.id}/rotate`), 404, 'not_found');
});

it('notifies the account as for a new key', async () => {
  const ada = await signUp(api);
  const old = (await ada.post('/api/account/keys', { name: 'Newsroom' })).body.key;
  const made = (await ada.post(`/api/account/keys/${old.id}/rotate`)).body.key;
  const { notifications } = (await ada.get('/api/account/notifications')).body;
  expect(notifications).toHaveLength(2);
  expect(notifications[0]).toMatchObject({ kind: 'key_created', title: 'Key rotated: Newsroom' });
  for (const { prefix } of [old, made]) expect(notifications[0].body).toContain(prefix);
});
