import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeEach(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterEach(() => api.stop());

const path = '/api/account/notifications/preferences';
const list = '/api/account/notifications';
const none = { in_app: false, email: false };

async function setPreferences(changes: Record<string, { in_app: boolean; email: boolean }>) {
  const { body } = await ada.get(path);
  return ada.put(path, { ...body, ...changes });
}

const listMailsToAda = () => api.mailbox.filter(({ to, subject }) => to === ada.email && subject.startsWith('New key'));

it('stores the preferences of this account only', async () => {
  const bob = await signUp(api, 'bob@example.org');
  const response = await setPreferences({ release: none, quota_80: { in_app: false, email: true } });
  expect([response.status, response.body.release]).toEqual([200, none]);
  expect((await ada.get(path)).body).toEqual(response.body);
  expect((await bob.get(path)).body.release).toEqual({ in_app: true, email: false });
  await setPreferences({ release: { in_app: true, email: true } });
  expect((await ada.get(path)).body).toMatchObject({
    release: { in_app: true, email: true },
    quota_80: { email: true },
  });
});

it.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('sets the channels of the next notification: list %s, mail %s', async (inApp, email) => {
  await setPreferences({ key_created: { in_app: inApp, email } });
  await ada.post('/api/account/keys', { name: 'k' }).expect(201);
  const { body } = await ada.get(list);
  expect([body.count, body.unread, listMailsToAda().length]).toEqual([Number(inApp), Number(inApp), Number(email)]);
});

it('neither counts nor marks notifications that were only mailed', async () => {
  await setPreferences({ key_created: { in_app: false, email: true } });
  await ada.post('/api/account/keys', { name: 'k' });
  expect((await ada.patch(list, { markAll: true })).body).toEqual({ updated: 0, unread: 0 });
});

it('keeps earlier notifications', async () => {
  await ada.post('/api/account/keys', { name: 'k' });
  await setPreferences({ key_created: none });
  expect((await ada.get(list)).body.count).toBe(1);
});

it.each([
  {},
  { release: undefined },
  { release: { in_app: true } },
  { release: { in_app: 1, email: true } },
  { news: none },
])('rejects %j', async (change) => {
  const { body } = await ada.get(path);
  const preferences = Object.keys(change).length === 0 ? {} : { ...body, ...change };
  expectErrorResponse(await ada.put(path, preferences), 400, 'invalid_request');
  expect((await ada.get(path)).body).toEqual(body);
});

it('rejects a request from another site and one without a session', async () => {
  const { body } = await ada.get(path);
  expectErrorResponse(await ada.put(path, body).set('Origin', 'https://evil.example'), 403, 'csrf_failed');
  expectErrorResponse(await api.request.put(path).send(body), 401, 'not_signed_in');
});
