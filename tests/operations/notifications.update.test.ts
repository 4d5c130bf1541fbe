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

/** Creates three notifications of a user and returns their ids, newest first. */
async function createThreeNotifications(person: Person): Promise<string[]> {
  for (const name of ['a', 'b', 'c']) await person.post('/api/account/keys', { name }).expect(201);
  const { notifications } = (await person.get(path)).body;
  return notifications.map(({ id }: { id: string }) => id);
}

it('marks the given ones, and returns how many are unread', async () => {
  const [first = '', second = ''] = await createThreeNotifications(ada);
  const { status, body } = await ada.patch(path, { ids: [first, second] });
  expect([status, body]).toEqual([200, { updated: 2, unread: 1 }]);
  const { notifications } = (await ada.get(path)).body;
  expect(notifications.map(({ readAt }: { readAt: string }) => readAt)).toEqual([
    null,
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T12:00:00.000Z',
  ]);
});

it('marks all of them', async () => {
  await createThreeNotifications(ada);
  expect((await ada.patch(path, { markAll: true })).body).toEqual({ updated: 3, unread: 0 });
  expect((await ada.patch(path, { markAll: true })).body).toEqual({ updated: 0, unread: 0 });
});

it('counts only unread ones, and keeps the read time of the others', async () => {
  const [first = '', second = ''] = await createThreeNotifications(ada);
  await ada.patch(path, { ids: [first] });
  api.clock.advance(60_000);
  expect((await ada.patch(path, { ids: [first, second] })).body).toEqual({ updated: 1, unread: 1 });
  const { notifications } = (await ada.get(path)).body;
  expect(notifications.find(({ id }: { id: string }) => id === first).readAt).toBe('2026-11-21T12:00:00.000Z');
});

it('returns 404 for one of another account, and marks none', async () => {
  const own = await createThreeNotifications(ada);
  const bob = await signUp(api, 'bob@example.org');
  const [foreign = ''] = await createThreeNotifications(bob);
  for (const wrong of [foreign, '999999999999999']) {
    expectErrorResponse(await ada.patch(path, { ids: [...own, wrong] }), 404, 'not_found');
  }
  for (const person of [ada, bob]) expect((await person.get(path)).body.unread).toBe(3);
});

it('does not change other accounts when all are marked', async () => {
  const bob = await signUp(api, 'bob@example.org');
  await createThreeNotifications(bob);
  await ada.patch(path, { markAll: true });
  expect((await bob.get(path)).body.unread).toBe(3);
});

it.each([
  {},
  { ids: ['1'], markAll: true },
  { ids: [] },
  { ids: ['1', '1'] },
  { ids: [1] },
  { ids: ['0'] },
  { ids: ["1' or 1=1 --"] },
  { ids: ['9999999999999999'] },
  { markAll: false },
  { markAll: 'true' },
  { markAll: true, read: true },
])('rejects %j', async (body) => {
  await createThreeNotifications(ada);
  expectErrorResponse(await ada.patch(path, body), 400, 'invalid_request');
  expect((await ada.get(path)).body.unread).toBe(3);
});

it('requires exactly one of the two fields', async () => {
  for (const [body, number] of [
    [{}, 'at least'],
    [{ ids: ['1'], markAll: true }, 'exactly'],
  ] as const) {
    expect((await ada.patch(path, body)).body.message).toBe(`\`body\` must have ${number} one field.`);
  }
});

it('rejects a request from another site and one without a session', async () => {
  const foreign = await ada.patch(path, { markAll: true }).set('Sec-Fetch-Site', 'cross-site');
  expectErrorResponse(foreign, 403, 'csrf_failed');
  expectErrorResponse(await api.request.patch(path).send({ markAll: true }), 401, 'not_signed_in');
  expectErrorResponse(
    await api.request.patch(path).set('X-API-Key', api.key).send({ markAll: true }),
    401,
    'not_signed_in',
  );
});
