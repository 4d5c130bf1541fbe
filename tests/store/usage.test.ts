import { deleteAccount } from '../../server/store/accounts.js';
import { addUsage, type KeyUsage, listUsageSince } from '../../server/store/usage.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

const day = '2026-11-21';
const createRow = (accountId: string, keyId: string, requests: number, on = day): KeyUsage => ({
  accountId,
  keyId,
  day: on,
  requests,
  usedAt: '2026-11-21T10:00:00.000Z',
});

forEachDatabase((openFresh) => {
  it("adds to the stored counts, and returns the accounts' totals over all their keys", async () => {
    const db = await openFresh();
    await insertAccounts(db, 'a', 'b');
    expect(await addUsage(db, [createRow('a', 'one', 3), createRow('a', 'two', 4)])).toEqual([
      { accountId: 'a', day, requests: 7 },
    ]);
    expect(await addUsage(db, [createRow('a', 'two', 1), createRow('b', 'three', 5)])).toEqual(
      expect.arrayContaining([
        { accountId: 'a', day, requests: 8 },
        { accountId: 'b', day, requests: 5 },
      ]),
    );
    expect(await db('usage_days').where({ key_id: 'two' }).pluck('requests')).toEqual([5]);
  });

  it('lists the totals since a day', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'a');
    await addUsage(db, [createRow('a', 'one', 3, '2026-11-20'), createRow('a', 'one', 4), createRow('a', 'two', 5)]);
    expect(await listUsageSince(db, day)).toEqual([{ accountId: 'a', day, requests: 9 }]);
    expect(await listUsageSince(db, '2026-11-22')).toEqual([]);
  });

  it('loses no request in concurrent writes to the same keys in any order', async () => {
    const db = await openFresh();
    const accounts = Array.from({ length: 7 }, (_, index) => `account${index}`);
    await insertAccounts(db, ...accounts);
    const keys = Array.from({ length: 500 }, (_, index) => createRow(`account${index % 7}`, `key ${index}`, 1));
    const batches = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? keys : [...keys].reverse()));
    await Promise.all(batches.map((rows) => addUsage(db, rows)));
    expect(await db('usage_days').distinct().pluck('requests')).toEqual([6]);
  });

  it('ignores deleted accounts and writes the others', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'a', 'b');
    await deleteAccount(db, 'a', '2026-11-21T11:00:00.000Z');
    expect(await addUsage(db, [createRow('a', 'one', 3), createRow('b', 'two', 4)])).toEqual([
      { accountId: 'b', day, requests: 4 },
    ]);
    expect(await db('usage_days').pluck('account_id')).toEqual(['b']);
  });

  it('leaves no usage of an account that is deleted concurrently', async () => {
    const db = await openFresh();
    for (let index = 0; index < 10; index += 1) {
      await insertAccounts(db, 'a');
      await Promise.all([addUsage(db, [createRow('a', 'one', 3)]), deleteAccount(db, 'a', '2026-11-21T11:00:00.000Z')]);
      expect(await db('usage_days').pluck('account_id')).toEqual([]);
    }
  });
});
