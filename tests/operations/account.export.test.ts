import { insertJob } from '../../server/store/jobs.js';
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

it('returns no data of another account', async () => {
  await signUp(api);
  const bob = await signUp(api, 'bob@example.org');
  expect((await bob.get('/api/account/export')).text).not.toContain('ada@');
});
