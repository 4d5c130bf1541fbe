import { type Api, startApi } from '../support/api.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  // One test polls for up to a second until the usage is written.
  api = await startApi({ SESSION_REQUESTS_PER_MINUTE: 1_000_000 });
});
afterEach(() => api.stop());

it('lists the keys, active ones first, without their values', async () => {
  const ada = await signUp(api);
  const values: string[] = [];
  for (const name of ['first', 'second']) {
    values.push((await ada.post('/api/account/keys', { name })).body.value);
    api.clock.advance(1000);
  }
  const newest = (await ada.get('/api/account/keys')).body.keys[0];
  await ada.delete(`/api/account/keys/${newest.id}`);
  const { body, text } = await ada.get('/api/account/keys').expect(200);
  expect(body).toMatchObject({
    count: 2,
    keys: [
      { name: 'first', revokedAt: null, prefix: values[0]?.slice(0, 10), requestsToday: 0, scopes: null },
      { name: 'second', revokedAt: '2026-11-21T12:00:02.000Z' },
    ],
    nextCursor: null,
  });
  for (const value of values) expect(text).not.toContain(value);
});

it('lists no key of another account', async () => {
  const ada = await signUp(api);
  await ada.post('/api/account/keys', { name: 'hers' });
  const bob = await signUp(api, 'bob@example.org');
  expect((await bob.get('/api/account/keys')).body).toEqual({ count: 0, keys: [], nextCursor: null });
});

it("shows today's requests and last use of a key within seconds", async () => {
  const ada = await signUp(api);
  const { value } = (await ada.post('/api/account/keys', { name: 'k' })).body;
  const read = () => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', value);
  await read();
  api.clock.advance(60_000);
  await read();
  let listed: { requestsToday: number; lastUsedAt: string | null };
  do [listed] = (await ada.get('/api/account/keys')).body.keys;
  while (listed.requestsToday < 2 || listed.lastUsedAt === null);
  expect(listed).toMatchObject({ requestsToday: 2, lastUsedAt: '2026-11-21T12:01:00.000Z' });
});
