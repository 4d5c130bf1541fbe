import { expectRefusal } from '../http/refusal.js';
import { type Operated, startOperated } from '../support/operator.js';

let operated: Operated;
beforeEach(async () => {
  operated = await startOperated();
});
afterEach(() => operated.stop());

const path = '/api/admin/audit-log';
const account = () => `/api/admin/accounts/${operated.ada.accountId}`;

async function actions(query: string): Promise<string[]> {
  const { body } = await operated.get(`${path}?${query}`);
  return body.entries.map(({ action }: { action: string }) => action);
}

it('answers who did what, the latest first', async () => {
  await operated.patch(account(), { plan: 'starter' });
  const { body } = await operated.get(`${path}?limit=1`);
  expect(body).toEqual({
    count: 1,
    entries: [
      {
        id: expect.any(Number),
        at: '2026-11-21T12:00:00.000Z',
        actor: 'operator',
        action: 'admin.updateAccount',
        accountId: operated.ada.accountId,
        detail: { by: '127.0.0.1', plan: 'starter' },
      },
    ],
    nextCursor: expect.any(String),
  });
  expect(await actions('')).toEqual(expect.arrayContaining(['keys.create', 'account.verifyEmail']));
});

it('has every entry once over its pages', async () => {
  for (const plan of ['starter', 'pro', 'free']) await operated.patch(account(), { plan });
  const all = (await operated.get(path)).body.entries;
  const seen: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await operated.get(`${path}?limit=2${cursor}`);
    seen.push(...body.entries);
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
  } while (cursor !== '');
  expect(seen).toEqual(all);
});

it('can be asked for an account, an act and days', async () => {
  operated.api.clock.advance(86_400_000);
  await operated.patch(account(), { plan: 'pro' });
  expect(await actions(`account=${operated.ada.accountId}&action=admin.updateAccount`)).toEqual([
    'admin.updateAccount',
  ]);
  expect(await actions('account=nobody')).toEqual([]);
  expect(await actions('from=2026-11-22')).toEqual(['admin.updateAccount']);
  expect(await actions('to=2026-11-21')).not.toContain('admin.updateAccount');
  expect(await actions('from=2026-11-21&to=2026-11-21')).toContain('keys.create');
});

it.each(['from=2026-11-02&to=2026-11-01', 'from=yesterday', 'actor=operator'])('refuses %s', async (query) => {
  expectRefusal(await operated.get(`${path}?${query}`), 400, 'invalid_request');
});
