import { finishJob, insertJob } from '../../server/store/jobs.js';
import { type Api, startApi } from '../support/api.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('returns all data of the account, without secrets', async () => {
  const ada = await signUp(api);
  await ada.post('/api/account/keys', { name: 'Newsroom' });
  await ada.post('/api/account/watchlist', { indicator: 'real-gdp' });
  await api.db('usage_days').insert({
    account_id: ada.accountId,
    key_id: 'session',
    day: '2026-11-21',
    requests: 42,
  });
  const task = { id: 'a', accountId: ada.accountId, kind: 'forecast.run', total: 1 };
  await insertJob(api.db, task, '2026-11-21T12:00:00.000Z');
  const { body, text } = await ada.get('/api/account/export').expect(200);
  expect(body).toMatchObject({
    account: { email: ada.email, emailVerifiedAt: '2026-11-21T12:00:00.000Z', suspendedAt: null },
    sessions: [{ current: true }],
    keys: [{ name: 'Newsroom' }],
    usage: [{ day: '2026-11-21', requests: 42 }],
    notifications: [{ kind: 'key_created', title: 'New key: Newsroom' }],
    notificationPreferences: { release: { in_app: true, email: false } },
    watchlist: [{ indicator: 'real-gdp', country: 'US' }],
    tasks: [{ operation: 'forecast.run', state: 'queued' }],
    audit: [{ action: 'keys.create' }, { action: 'account.verifyEmail' }],
  });
  expect(text).not.toMatch(/argon2|"hash"|"value"/);
});

const values = { values: [1, 2, 3, 4], horizon: 1, model: 'drift' };

it('returns the private forecasts of the account with the path of older ones, and its jobs with their results', async () => {
  const ada = await signUp(api);
  await ada.post('/api/forecast/run', { seriesId: 'real-gdp', start: '2020-01-01', horizon: 1, model: 'drift' });
  const { body: run } = await ada.post('/api/forecast/run', values).expect(200);
  const { body: before } = await ada.get('/api/account/export').expect(200);
  expect([before.forecasts, before.nextForecasts]).toEqual([[run], null]);
  const stored = await api.db('forecast_runs').where({ cache_key: run.cacheKey }).first();
  const copies = Array.from({ length: 24 }, (_, index) => ({ ...stored, cache_key: `copy ${index}` }));
  await api.db('forecast_runs').insert(copies);
  const { body } = await ada.get('/api/account/export').expect(200);
  const { body: rest } = await ada.get(body.nextForecasts).expect(200);
  expect([body.forecasts.length, rest.count, rest.nextCursor]).toEqual([20, 5, null]);
});

it('returns the results of jobs up to about 2 MB, and the paths of all jobs', async () => {
  const ada = await signUp(api);
  const result = { results: ['x'.repeat(1_500_000)] };
  for (const [id, operation] of [
    ['old', 'import.indicators'],
    ['new', 'forecast.run'],
  ] as const) {
    api.clock.advance(1000);
    const at = api.clock.now.toISOString();
    await insertJob(api.db, { id, accountId: ada.accountId, kind: operation, total: 1 }, at);
    await finishJob(api.db, id, { result }, at);
  }
  const { tasks } = (await ada.get('/api/account/export').expect(200)).body;
  expect(tasks).toMatchObject([
    { path: '/api/forecast/jobs/new', result, error: null },
    { path: '/api/import/jobs/old', result: null, error: null },
  ]);
});

it('returns no data of another account', async () => {
  const ada = await signUp(api);
  const { body: run } = await ada.post('/api/forecast/run', values).expect(200);
  const bob = await signUp(api, 'bob@example.org');
  await bob.post('/api/forecast/run', values).expect(200);
  const { text } = await bob.get('/api/account/export');
  expect(text).not.toContain('ada@');
  expect(text).not.toContain(run.cacheKey);
});
