import { randomUUID } from 'node:crypto';
import { contract } from '../../server/contractFile.js';
import { isCacheable } from '../../server/http/routes.js';
import { insertJob } from '../../server/store/jobs.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
  bob = await signUp(api, 'bob@example.org');
});
afterAll(() => api.stop());

it.each(['forecast.run', 'import.indicators'])('shows a job of %s and its events only to its account', async (kind) => {
  const id = randomUUID();
  const owner = await api.db('accounts').where({ email: 'caller0@example.org' }).first('id');
  await insertJob(api.db, { id, accountId: owner.id, kind, total: 1 }, api.clock.now.toISOString());
  const reader = await api.createKey('pro');
  await api.db('api_keys').update({ scopes: JSON.stringify(['forecast:run', 'import:write']) });
  const path = `/api/${kind.split('.')[0]}/jobs/${id}`;
  const read = (key: string) => api.request.get(path).set('X-API-Key', key);
  await read(api.key).expect(200);
  expectErrorResponse(await read(reader), 404, 'not_found');
  expectErrorResponse(await read(reader).set('Accept', 'text/event-stream'), 404, 'not_found');
});

it('neither shows nor changes the watchlist, keys, sessions and notifications of another account', async () => {
  const { id: watch } = (await ada.post('/api/account/watchlist', { indicator: 'real-gdp' }).expect(200)).body;
  const { key } = (await ada.post('/api/account/keys', { name: 'a' }).expect(201)).body;
  const { sessions } = (await ada.get('/api/account/sessions')).body;
  const { notifications } = (await ada.get('/api/account/notifications')).body;
  expect(notifications).toHaveLength(1);
  for (const list of ['watchlist', 'keys', 'notifications'])
    expect((await bob.get(`/api/account/${list}`).expect(200)).body.count).toBe(0);
  for (const path of [`watchlist/${watch}`, `keys/${key.id}`, `sessions/${sessions[0].id}`])
    expectErrorResponse(await bob.delete(`/api/account/${path}`), 404, 'not_found');
  expectErrorResponse(await bob.post(`/api/account/keys/${key.id}/rotate`), 404, 'not_found');
  await bob.patch('/api/account/notifications', { ids: [notifications[0].id] });
  expect((await ada.get('/api/account/notifications')).body.unread).toBe(1);
  expect((await ada.get('/api/account/watchlist')).body.count).toBe(1);
});

it('keeps only responses that are the same for all accounts in the response cache', () => {
  const tags = Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ operationId }) => isCacheable(operationId))
    .flatMap((operation) => (operation as { tags?: string[] }).tags ?? []);
  expect([...new Set(tags)].sort()).toEqual(['Calendar', 'Discovery', 'Indicators', 'Library']);
});

it('stores no values that are sent to labs', async () => {
  const body = { values: Array.from({ length: 60 }, (_, index) => Math.sin(index)), frequency: 'monthly' };
  const before = await countRows();
  await ada.post('/api/labs/diagnostics', body).expect(200);
  await ada.post('/api/labs/stationarity', body).expect(200);
  expect(await countRows()).toEqual(before);
});

/** Counts the rows of each table except the usage, which every request adds to. */
async function countRows(): Promise<Record<string, number>> {
  const tables: string[] = await api.db('sqlite_master').where({ type: 'table' }).pluck('name');
  const counts: Record<string, number> = {};
  for (const table of tables.filter((name) => name !== 'usage_days')) {
    counts[table] = Number((await api.db(table).count({ count: '*' }).first())?.['count']);
  }
  return counts;
}
