import { deleteFeed, findFeed, findFeedAccount, replaceFeed } from '../../server/store/feeds.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

forEachDatabase((openFresh) => {
  it.each(['calendar_feeds', 'alert_feeds'] as const)(
    'keeps one feed for each account in %s, and finds its account by the latest hash',
    async (table) => {
      const db = await openFresh();
      await insertAccounts(db, 'ada', 'bob');
      await replaceFeed(db, table, 'ada', 'hash-1', '2026-11-21T10:00:00.000Z');
      await replaceFeed(db, table, 'bob', 'hash-2', '2026-11-21T11:00:00.000Z');
      await replaceFeed(db, table, 'ada', 'hash-3', '2026-11-21T12:00:00.000Z');
      expect(await findFeedAccount(db, table, 'hash-1')).toBeUndefined();
      expect(await findFeedAccount(db, table, 'hash-2')).toMatchObject({ id: 'bob' });
      const ada = { id: 'ada', plan: 'free', limitPerMinute: null, limitPerDay: null, planUntil: null };
      expect(await findFeedAccount(db, table, 'hash-3')).toEqual(ada);
      expect(await findFeed(db, table, 'ada')).toEqual({ createdAt: '2026-11-21T12:00:00.000Z' });
      expect([await deleteFeed(db, table, 'ada'), await deleteFeed(db, table, 'ada')]).toEqual([true, false]);
      expect(await findFeed(db, table, 'bob')).toEqual({ createdAt: '2026-11-21T11:00:00.000Z' });
    },
  );
});
