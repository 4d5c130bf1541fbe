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

const path = '/api/account/notifications';

/** Creates keys with these names, one second apart. */
async function createKeys(person: Person, ...names: string[]): Promise<void> {
  for (const name of names) {
    await person.post('/api/account/keys', { name }).expect(201);
    api.clock.advance(1000);
  }
}

async function read(query = '') {
  return (await ada.get(`${path}${query}`).expect(200)).body;
}

const listTitles = (body: { notifications: { title: string }[] }) => body.notifications.map(({ title }) => title);

it('returns an event as unread', async () => {
  await createKeys(ada, 'Newsroom');
  expect(await read()).toEqual({
    count: 1,
    unread: 1,
    nextCursor: null,
    notifications: [
      {
        id: expect.stringMatching(/^\d+$/),
        kind: 'key_created',
        title: 'New key: Newsroom',
        body: expect.stringMatching(/^A key that starts with alm_\w+ was created\./),
        link: '/settings/keys',
        indicator: null,
        country: null,
        vintage: null,
        createdAt: '2026-11-21T12:00:00.000Z',
        readAt: null,
      },
    ],
  });
});

it('returns an empty list without notifications', async () => {
  expect(await read()).toEqual({ count: 0, notifications: [], unread: 0, nextCursor: null });
});

it('lists unread ones first, then the newest first', async () => {
  await createKeys(ada, 'a', 'b', 'c');
  const [, newestButOne] = (await read()).notifications;
  await ada.patch(path, { ids: [newestButOne.id] }).expect(200);
  expect(listTitles(await read())).toEqual(['New key: c', 'New key: a', 'New key: b']);
});

it('returns pages without losing one that is marked as read in between', async () => {
  await createKeys(ada, 'a', 'b', 'c', 'd');
  const first = await read('?limit=2');
  expect([listTitles(first), first.unread]).toEqual([['New key: d', 'New key: c'], 4]);
  await ada.patch(path, { ids: first.notifications.map(({ id }: { id: string }) => id) });
  const second = await read(`?limit=2&cursor=${first.nextCursor}`);
  expect([listTitles(second), second.unread]).toEqual([['New key: b', 'New key: a'], 2]);
  const third = await read(`?limit=2&cursor=${second.nextCursor}`);
  expect([listTitles(third), third.nextCursor]).toEqual([['New key: d', 'New key: c'], null]);
});

it('returns no notification of another account', async () => {
  await createKeys(await signUp(api, 'bob@example.org'), 'k');
  expect((await read()).count).toBe(0);
});

it.each(['?limit=0', '?limit=1001', '?cursor=abc', '?unread=true'])('rejects %s', async (query) => {
  expectErrorResponse(await ada.get(path + query), 400, 'invalid_request');
});

it('accepts a session, but no API key', async () => {
  expectErrorResponse(await api.request.get(path), 401, 'not_signed_in');
  expectErrorResponse(await api.get(path), 401, 'not_signed_in');
});
