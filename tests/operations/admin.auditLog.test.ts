import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type OperatorFixture, startOperatorFixture } from '../support/operatorFixture.js';

let fixture: OperatorFixture;
beforeEach(async () => {
  fixture = await startOperatorFixture();
});
afterEach(() => fixture.stop());

const path = '/api/admin/audit-log';
const getAccountPath = () => `/api/admin/accounts/${fixture.ada.accountId}`;

async function listActions(query: string): Promise<string[]> {
  const { body } = await fixture.get(`${path}?${query}`);
  return body.entries.map(({ action }: { action: string }) => action);
}

it('lists actors and actions, newest first', async () => {
  await fixture.patch(getAccountPath(), { plan: 'starter' });
  const { body } = await fixture.get(`${path}?limit=1`);
  expect(body).toEqual({
    count: 1,
    entries: [
      {
        id: expect.any(Number),
        at: '2026-11-21T12:00:00.000Z',
        actor: 'operator',
        action: 'admin.updateAccount',
        accountId: fixture.ada.accountId,
        detail: { by: '127.0.0.1', plan: 'starter' },
      },
    ],
    nextCursor: expect.any(String),
  });
  expect(await listActions('')).toEqual(expect.arrayContaining(['keys.create', 'account.verifyEmail']));
});

it('lists every entry exactly once over its pages', async () => {
  for (const plan of ['starter', 'pro', 'free']) await fixture.patch(getAccountPath(), { plan });
  const all = (await fixture.get(path)).body.entries;
  const collected: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await fixture.get(`${path}?limit=2${cursor}`);
    collected.push(...body.entries);
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
  } while (cursor !== '');
  expect(collected).toEqual(all);
});

it('filters by account, action and days', async () => {
  fixture.api.clock.advance(86_400_000);
  await fixture.patch(getAccountPath(), { plan: 'pro' });
  expect(await listActions(`account=${fixture.ada.accountId}&action=admin.updateAccount`)).toEqual([
    'admin.updateAccount',
  ]);
  expect(await listActions('account=unknown')).toEqual([]);
  expect(await listActions('from=2026-11-22')).toEqual(['admin.updateAccount']);
  expect(await listActions('to=2026-11-21')).not.toContain('admin.updateAccount');
  expect(await listActions('from=2026-11-21&to=2026-11-21')).toContain('keys.create');
});

it.each(['from=2026-11-02&to=2026-11-01', 'from=yesterday', 'actor=operator'])('rejects %s', async (query) => {
  expectErrorResponse(await fixture.get(`${path}?${query}`), 400, 'invalid_request');
});
