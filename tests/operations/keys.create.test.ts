import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const read = (key: string) => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', key);

it('creates a key that works at once, and returns its value only once', async () => {
  const ada = await signUp(api);
  const { status, body } = await ada.post('/api/account/keys', { name: 'Newsroom' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    key: { name: 'Newsroom', lastUsedAt: null },
    value: expect.stringMatching(/^alm_\w{40}$/),
  });
  const response = await read(body.value);
  expect([response.status, response.headers['x-ratelimit-limit']]).toEqual([200, '20']);
});

it('rejects the sixth active key, and creates one after another is revoked', async () => {
  const ada = await signUp(api);
  const make = () => ada.post('/api/account/keys', { name: 'k' });
  const made = [];
  for (let i = 0; i < 5; i += 1) made.push((await make().expect(201)).body.key.id);
  const sixth = await make();
  expectErrorResponse(sixth, 409, 'key_limit_reached');
  expect(sixth.body.message).toBe('Active key limit reached (5). Revoke a key first.');
  await ada.delete(`/api/account/keys/${made[2]}`).expect(204);
  await make().expect(201);
});

it('creates five of ten keys requested concurrently', async () => {
  const ada = await signUp(api);
  const responses = await Promise.all(Array.from({ length: 10 }, () => ada.post('/api/account/keys', { name: 'k' })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409, 409]);
});

it('creates keys up to the limit of the account', async () => {
  const ada = await signUp(api);
  await api.db('accounts').where({ id: ada.accountId }).update({ key_limit: 1 });
  await ada.post('/api/account/keys', { name: 'k' }).expect(201);
  expectErrorResponse(await ada.post('/api/account/keys', { name: 'k' }), 409, 'key_limit_reached');
});

it.each([
  {},
  { name: '' },
  { name: '   ' },
  { name: 'x'.repeat(101) },
  { name: 'a\u0000b' },
  { name: 'k', scopes: ['indicators:read'] },
])('rejects %j', async (body) => {
  const ada = await signUp(api);
  expectErrorResponse(await ada.post('/api/account/keys', body), 400, 'invalid_request');
});

it('trims spaces around the name', async () => {
  const ada = await signUp(api);
  const { body } = await ada.post('/api/account/keys', { name: '  Newsroom ' });
  expect(body.key.name).toBe('Newsroom');
});

it('accepts a session, but no API key', async () => {
  const response = await api.request.post('/api/account/keys').set('X-API-Key', api.key).send({ name: 'k' });
  expectErrorResponse(response, 401, 'not_signed_in');
});

it('notifies the account, in the list and by mail', async () => {
  const ada = await signUp(api);
  const { key } = (await ada.post('/api/account/keys', { name: 'Newsroom' })).body;
  const { notifications } = (await ada.get('/api/account/notifications')).body;
  expect(notifications).toMatchObject([{ kind: 'key_created', title: 'New key: Newsroom', link: '/settings/keys' }]);
  const mail = api.mailbox.at(-1);
  expect([mail?.to, mail?.subject]).toEqual([ada.email, 'New key: Newsroom']);
  expect(mail?.text).toContain(key.prefix);
  expect(mail?.text).not.toMatch(/alm_\w{40}/);
});

it('creates no key if the notification fails', async () => {
  const ada = await signUp(api);
  await api.db.schema.renameTable('notifications', 'elsewhere');
  expectErrorResponse(await ada.post('/api/account/keys', { name: 'k' }), 500, 'internal_error');
  expect((await ada.get('/api/account/keys')).body.count).toBe(0);
  expect(api.mailbox.map(({ subject }) => subject)).toEqual(['Confirm your email address for Almanac']);
});
