import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('returns every day up to today, including days without requests', async () => {
  const ada = await signUp(api);
  const row = { account_id: ada.accountId, key_id: 'k' };
  await api.db('usage_days').insert([
    { ...row, day: '2026-11-19', requests: 3 },
    { ...row, key_id: 'l', day: '2026-11-19', requests: 4 },
    { ...row, account_id: 'another', day: '2026-11-20', requests: 9 },
  ]);
  const { body } = await ada.get('/api/account/usage?days=3').expect(200);
  expect(body).toEqual({
    limitPerDay: 500,
    count: 3,
    days: [
      { day: '2026-11-19', requests: 7 },
      { day: '2026-11-20', requests: 0 },
      { day: '2026-11-21', requests: 0 },
    ],
    nextCursor: null,
  });
  expect((await ada.get('/api/account/usage')).body.count).toBe(30);
});

it.each(['0', '367', 'x', '1e999', '-1e999'])('rejects %s days', async (days) => {
  const ada = await signUp(api);
  expectErrorResponse(await ada.get(`/api/account/usage?days=${days}`), 400, 'invalid_request');
});
