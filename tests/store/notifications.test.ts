import type { Knex } from 'knex';
import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { insertAccount } from '../../server/store/accounts.js';
import {
  listNotificationPreferences,
  saveNotificationPreferences,
} from '../../server/store/notificationPreferences.js';
import {
  countNotifications,
  countUnread,
  deleteNotifications,
  insertNotification,
  insertNotifications,
  listAllNotifications,
  listNotifications,
  markRead,
} from '../../server/store/notifications.js';
import { deleteWatch, insertWatch, listWatchedSeries } from '../../server/store/watchlist.js';
import { forEachDatabase, type OpenFresh } from '../support/databases.js';
import { addExampleSeries, at } from './exampleCatalogue.js';

const later = '2026-11-22T09:00:00Z';

async function open(openFresh: OpenFresh): Promise<Knex> {
  const db = await openFresh();
  for (const id of ['ada', 'bob']) {
    await insertAccount(db, { ...accountDefaults, id, email: `${id}@example.org`, createdAt: at });
  }
  return db;
}

/** Inserts a notice that an account's quota was reached. */
function insertNotice(db: Knex, accountId: string, occasion: string, listed = true): Promise<boolean> {
  return insertNotification(db, createNotice(accountId, occasion, at, listed));
}

function createNotice(accountId: string, occasion: string, createdAt: string, listed = true) {
  const text = { title: occasion, body: 'Used up.', link: '/settings/usage' };
  const about = { indicator: null, country: null, vintage: null };
  const kind = 'quota_100' as const;
  return { accountId, kind, occasion, ...text, ...about, listed, createdAt, readAt: null };
}

/** Inserts notices from one instant each, in this order. */
async function insertNoticesOf(db: Knex, instants: string[]): Promise<void> {
  const notices = instants.map((instant, index) => createNotice('ada', String(index), instant));
  await db.transaction((trx) => insertNotifications(trx, notices));
}

forEachDatabase((openFresh) => {
  it('deletes old notifications also after one that a wrong clock has dated', async () => {
    const db = await open(openFresh);
    await insertNoticesOf(db, [later, ...Array(300).fill(at), later, at, later]);
    expect(await deleteNotifications(db, later)).toBe(301);
    expect(await db('notifications').pluck('occasion')).toEqual(['0', '301', '303']);
  });

  it('stops deleting at the first 200 notifications that are not old, so that it never reads the whole table', async () => {
    const db = await open(openFresh);
    await insertNoticesOf(db, [...Array(200).fill(later), at]);
    expect(await deleteNotifications(db, later)).toBe(0);
  });

  it('stores an occasion once per account and kind, and returns whether it was new', async () => {
    const db = await open(openFresh);
    const results = [
      await insertNotice(db, 'ada', 'Monday'),
      await insertNotice(db, 'ada', 'Monday'),
      await insertNotice(db, 'bob', 'Monday'),
    ];
    expect(results).toEqual([true, false, true]);
    expect(await listAllNotifications(db, 'ada', 10)).toHaveLength(1);
  });

  it('lists unread notifications first, then the latest first, from any position, without unlisted ones', async () => {
    const db = await open(openFresh);
    for (const day of ['Monday', 'Tuesday', 'Wednesday']) await insertNotice(db, 'ada', day);
    await insertNotice(db, 'ada', 'Thursday', false);
    const all = await listNotifications(db, 'ada', { limit: 10 });
    const [, middle] = all;
    await markRead(db, 'ada', [middle?.id ?? 0], later);
    const titles = async (after?: { isRead: boolean; id: number }) =>
      (await listNotifications(db, 'ada', { limit: 2, ...(after && { after }) })).map(({ title }) => title);
    expect(await titles()).toEqual(['Wednesday', 'Monday']);
    expect(await titles({ isRead: false, id: all[0]?.id ?? 0 })).toEqual(['Monday', 'Tuesday']);
    expect(await titles({ isRead: false, id: all[2]?.id ?? 0 })).toEqual(['Tuesday']);
    expect(await titles({ isRead: true, id: middle?.id ?? 0 })).toEqual([]);
    expect(await listAllNotifications(db, 'ada', 10)).toHaveLength(4);
  });

  it('marks and counts only notifications of the account, for any ids', async () => {
    const db = await open(openFresh);
    for (const account of ['ada', 'bob']) for (const day of ['Monday', 'Tuesday']) await insertNotice(db, account, day);
    const ids = (await listNotifications(db, 'ada', { limit: 10 })).map(({ id }) => id);
    const named = [...ids, 999_999_999_999_999];
    expect([await countNotifications(db, 'ada', named), await countNotifications(db, 'bob', named)]).toEqual([2, 0]);
    expect([await markRead(db, 'bob', ids, later), await markRead(db, 'ada', ids.slice(1), later)]).toEqual([0, 1]);
    expect(await markRead(db, 'ada', undefined, later)).toBe(1);
    expect([await countUnread(db, 'ada'), await countUnread(db, 'bob')]).toEqual([0, 2]);
  });

  it('stores the last choice of channels', async () => {
    const db = await open(openFresh);
    const choice = { accountId: 'ada', kind: 'release', inApp: true, email: true } as const;
    await saveNotificationPreferences(db, [choice, { ...choice, kind: 'revision' }]);
    await saveNotificationPreferences(db, [{ ...choice, inApp: false }]);
    const kept = await listNotificationPreferences(db, 'ada');
    expect(kept.map(({ kind, inApp, email }) => [kind, inApp, email]).sort()).toEqual([
      ['release', false, true],
      ['revision', true, true],
    ]);
  });

  it('lists watched series by slug, and removes them only for their account', async () => {
    const db = await open(openFresh);
    const series = await addExampleSeries(db, 2);
    for (const { id } of series.toReversed()) {
      await insertWatch(db, { id: `watch ${id}`, accountId: 'ada', seriesId: id, notifiedUntil: '', createdAt: at });
    }
    const [first] = await listWatchedSeries(db, 'ada');
    expect(first).toMatchObject({ indicator: 'indicator-0', country: 'US', lastDate: null, createdAt: at });
    expect(await deleteWatch(db, 'bob', first?.id ?? '')).toBe(false);
    expect(await deleteWatch(db, 'ada', first?.id ?? '')).toBe(true);
    expect((await listWatchedSeries(db, 'ada')).map(({ indicator }) => indicator)).toEqual(['indicator-1']);
  });
});
