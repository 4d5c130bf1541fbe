import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type OperatorFixture, startOperatorFixture } from '../support/operatorFixture.js';

let fixture: OperatorFixture;
beforeEach(async () => {
  fixture = await startOperatorFixture();
});
afterEach(() => fixture.stop());

beforeEach(async () => {
  const [{ id: other }] = await fixture.api.db('accounts').whereNot({ id: fixture.ada.accountId }).select('id');
  const row = (account_id: string, key_id: string, day: string, requests: number) => ({
    account_id,
    key_id,
    day,
    requests,
  });
  await fixture.api
    .db('usage_days')
    .insert([
      row(fixture.ada.accountId, 'one', '2026-11-20', 3),
      row(fixture.ada.accountId, 'two', '2026-11-20', 4),
      row(other, 'three', '2026-11-20', 5),
      row(fixture.ada.accountId, 'one', '2026-11-19', 6),
      row(fixture.ada.accountId, 'one', '2026-01-01', 7),
    ]);
});

it('returns the daily requests of each account, newest first, in pages', async () => {
  const days: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await fixture.get(`/api/admin/usage?limit=1${cursor}`);
    days.push(...body.usage.map((row: Record<string, unknown>) => [row['day'], row['email'], row['requests']]));
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
  } while (cursor !== '');
  expect(days.slice(0, 2).sort()).toEqual([
    ['2026-11-20', 'ada@example.org', 7],
    ['2026-11-20', 'caller0@example.org', 5],
  ]);
  expect(days.slice(2)).toEqual([['2026-11-19', 'ada@example.org', 6]]);
});

it('filters by account and days', async () => {
  const { body } = await fixture.get(`/api/admin/usage?account=${fixture.ada.accountId}&from=2026-01-01&to=2026-11-19`);
  expect(body.usage.map(({ requests }: { requests: number }) => requests)).toEqual([6, 7]);
  expect((await fixture.get('/api/admin/usage?account=unknown')).body).toEqual({
    count: 0,
    usage: [],
    nextCursor: null,
  });
});

it.each(['from=2026-11-02&to=2026-11-01', 'from=2024-01-01&to=2026-01-01', 'from=yesterday', 'limit=0'])(
  'rejects %s',
  async (query) => {
    expectErrorResponse(await fixture.get(`/api/admin/usage?${query}`), 400, 'invalid_request');
  },
);
