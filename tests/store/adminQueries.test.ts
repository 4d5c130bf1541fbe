import type { Knex } from 'knex';
import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { insertAccount, listAccounts } from '../../server/store/accounts.js';
import { listAudit, recordAudit } from '../../server/store/auditLog.js';
import { countRequestsByAccountAndDay } from '../../server/store/usage.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';
const page = { offset: 0, limit: 10 };

async function insertUsage(db: Knex): Promise<void> {
  const account = { ...accountDefaults, createdAt: at };
  await insertAccount(db, { ...account, id: 'a', email: 'ada_1@example.org', plan: 'pro' });
  await insertAccount(db, { ...account, id: 'b', email: 'adab1@example.org', suspendedAt: at });
  const row = (account_id: string, key_id: string, day: string, requests: number) => ({
    account_id,
    key_id,
    day,
    requests,
  });
  await db('usage_days').insert([
    row('a', 'one', '2026-11-20', 3),
    row('a', 'two', '2026-11-20', 4),
    row('b', 'three', '2026-11-20', 5),
    row('a', 'one', '2026-11-19', 6),
  ]);
}

forEachDatabase((openFresh) => {
  it('finds accounts by literal email prefix, by plan and by suspension', async () => {
    const db = await openFresh();
    await insertUsage(db);
    const ids = async (query: object, part = page) => (await listAccounts(db, query, part)).map(({ id }) => id);
    expect(await ids({})).toEqual(['a', 'b']);
    expect(await ids({}, { offset: 1, limit: 1 })).toEqual(['b']);
    expect(await ids({ email: 'ADA_' })).toEqual(['a']);
    expect(await ids({ plan: 'pro', suspended: false })).toEqual(['a']);
    expect(await ids({ suspended: true })).toEqual(['b']);
  });

  it('sums the requests of all keys of an account per day, latest day first', async () => {
    const db = await openFresh();
    await insertUsage(db);
    const days = { from: '2026-11-19' };
    const start = { day: '2026-11-20', offset: 0 };
    const rows = await countRequestsByAccountAndDay(db, days, start, 10);
    expect(rows.map(({ day, accountId, requests }) => [day, accountId, requests])).toEqual([
      ['2026-11-20', 'a', 7],
      ['2026-11-20', 'b', 5],
      ['2026-11-19', 'a', 6],
    ]);
    expect(await countRequestsByAccountAndDay(db, { ...days, accountId: 'b' }, start, 10)).toHaveLength(1);
    expect(await countRequestsByAccountAndDay(db, days, { ...start, offset: 1 }, 10)).toEqual(rows.slice(1));
    expect(await countRequestsByAccountAndDay(db, days, start, 1)).toEqual(rows.slice(0, 1));
  });

  it('finds audit log entries by account, action and instant, even below an id that no entry can have', async () => {
    const db = await openFresh();
    const entry = { actor: 'operator', detail: {} };
    await recordAudit(db, { ...entry, at, action: 'x', accountId: 'a' });
    await recordAudit(db, { ...entry, at: '2026-11-22T00:00:00.000Z', action: 'y', accountId: null });
    const actions = async (query: object) => (await listAudit(db, { limit: 5, ...query })).map(({ action }) => action);
    expect(await actions({ before: Number.MAX_SAFE_INTEGER })).toEqual(['y', 'x']);
    expect(await actions({ accountId: 'a', action: 'x' })).toEqual(['x']);
    expect(await actions({ since: '2026-11-22T00:00:00.000Z' })).toEqual(['y']);
    expect(await actions({ until: '2026-11-22T00:00:00.000Z' })).toEqual(['x']);
  });
});
