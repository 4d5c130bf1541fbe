import { expectRefusal } from '../http/refusal.js';
import { type Operated, startOperated } from '../support/operator.js';

let operated: Operated;
beforeEach(async () => {
  operated = await startOperated();
});
afterEach(() => operated.stop());

beforeEach(async () => {
  const [{ id: other }] = await operated.api.db('accounts').whereNot({ id: operated.ada.accountId }).select('id');
  const row = (account_id: string, key_id: string, day: string, requests: number) => ({
    account_id,
    key_id,
    day,
    requests,
  });
  await operated.api
    .db('usage_days')
    .insert([
      row(operated.ada.accountId, 'one', '2026-11-20', 3),
      row(operated.ada.accountId, 'two', '2026-11-20', 4),
      row(other, 'three', '2026-11-20', 5),
      row(operated.ada.accountId, 'one', '2026-11-19', 6),
      row(operated.ada.accountId, 'one', '2026-01-01', 7),
    ]);
});

it('answers the requests of each account a day, the latest first, in pages', async () => {
  const days: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await operated.get(`/api/admin/usage?limit=1${cursor}`);
    days.push(...body.usage.map((row: Record<string, unknown>) => [row['day'], row['email'], row['requests']]));
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
  } while (cursor !== '');
  expect(days.slice(0, 2).sort()).toEqual([
    ['2026-11-20', 'ada@example.org', 7],
    ['2026-11-20', 'caller0@example.org', 5],
  ]);
  expect(days.slice(2)).toEqual([['2026-11-19', 'ada@example.org', 6]]);
});

it('answers those of one account between two days', async () => {
  const { body } = await operated.get(
    `/api/admin/usage?account=${operated.ada.accountId}&from=2026-01-01&to=2026-11-19`,
  );
  expect(body.usage.map(({ requests }: { requests: number }) => requests)).toEqual([6, 7]);
  expect((await operated.get('/api/admin/usage?account=nobody')).body).toEqual({
    count: 0,
    usage: [],
    nextCursor: null,
  });
});

it.each(['from=2026-11-02&to=2026-11-01', 'from=2024-01-01&to=2026-01-01', 'from=yesterday', 'limit=0'])(
  'refuses %s',
  async (query) => {
    expectRefusal(await operated.get(`/api/admin/usage?${query}`), 400, 'invalid_request');
  },
);
