import {
  deleteCalendarFeed,
  findCalendarFeed,
  findFeedAccount,
  replaceCalendarFeed,
} from '../../server/store/calendarFeeds.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

forEachDatabase((openFresh) => {
  it('keeps one feed for each account, and finds its account by the latest hash', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada', 'bob');
    await replaceCalendarFeed(db, 'ada', 'hash-1', '2026-11-21T10:00:00.000Z');
    await replaceCalendarFeed(db, 'bob', 'hash-2', '2026-11-21T11:00:00.000Z');
    await replaceCalendarFeed(db, 'ada', 'hash-3', '2026-11-21T12:00:00.000Z');
    expect(await findFeedAccount(db, 'hash-1')).toBeUndefined();
    expect(await findFeedAccount(db, 'hash-2')).toMatchObject({ id: 'bob' });
    const ada = { id: 'ada', plan: 'free', limitPerMinute: null, limitPerDay: null };
    expect(await findFeedAccount(db, 'hash-3')).toEqual(ada);
    expect(await findCalendarFeed(db, 'ada')).toEqual({ createdAt: '2026-11-21T12:00:00.000Z' });
    expect([await deleteCalendarFeed(db, 'ada'), await deleteCalendarFeed(db, 'ada')]).toEqual([true, false]);
    expect(await findCalendarFeed(db, 'bob')).toEqual({ createdAt: '2026-11-21T11:00:00.000Z' });
  });
});
