import type { Knex } from 'knex';
import { listRows, type Table, toColumns } from './rows.js';

export const notificationKinds = [
  'release',
  'revision',
  'key_created',
  'key_revoked',
  'quota_80',
  'quota_100',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Something that happened, as it is told. The same occasion of a kind is told an account once. */
export interface Notice {
  kind: NotificationKind;
  occasion: string;
  title: string;
  body: string;
  /** The path of a page. */
  link: string;
  indicator: string | null;
  country: string | null;
  vintage: string | null;
}

/** A notice to an account. One that is not `listed` was only mailed; it is kept so that it is not told again. */
export interface Notification extends Notice {
  id: number;
  accountId: string;
  listed: boolean;
  createdAt: string;
  readAt: string | null;
}

const notificationsWithoutId: Table<Omit<Notification, 'id'>> = {
  name: 'notifications',
  columns: {
    accountId: 'account_id',
    kind: 'kind',
    occasion: 'occasion',
    title: 'title',
    body: 'body',
    link: 'link',
    indicator: 'indicator',
    country: 'country',
    vintage: 'vintage',
    listed: 'listed',
    createdAt: 'created_at',
    readAt: 'read_at',
  },
  json: ['listed'],
};
const notifications: Table<Notification> = {
  ...notificationsWithoutId,
  columns: { id: 'id', ...notificationsWithoutId.columns },
};

/** Adds a notification; answers whether it is new: false when the account was told of the occasion before. */
export async function insertNotification(db: Knex, row: Omit<Notification, 'id'>): Promise<boolean> {
  const inserted: unknown[] = await db('notifications')
    .insert(toColumns(notificationsWithoutId, row))
    .onConflict(['account_id', 'kind', 'occasion'])
    .ignore()
    .returning('id');
  return inserted.length > 0;
}

/** The notifications in the list of an account: unread ones first, then the newest first. `after` is the last of the page before. */
export async function listNotifications(
  db: Knex,
  accountId: string,
  { limit, after }: { limit: number; after?: { isRead: boolean; id: number } },
): Promise<Notification[]> {
  return listRows(db, notifications, (query) => {
    query.where(buildListedFilter(accountId));
    if (after?.isRead) query.whereNotNull('read_at').andWhere('id', '<', after.id);
    else if (after) query.andWhere((clause) => clause.whereNotNull('read_at').orWhere('id', '<', after.id));
    return query.orderByRaw('case when read_at is null then 0 else 1 end, id desc').limit(limit);
  });
}

/** Everything an account was told, the newest first. */
export async function listAllNotifications(db: Knex, accountId: string, limit: number): Promise<Notification[]> {
  return listRows(db, notifications, (query) =>
    query.where('account_id', accountId).orderBy('id', 'desc').limit(limit),
  );
}

/** How many of these ids are in the list of an account. */
export async function countNotifications(db: Knex, accountId: string, ids: number[]): Promise<number> {
  return count(db('notifications').where(buildListedFilter(accountId)).whereIn('id', ids));
}

/** How many in the list of an account are unread. */
export async function countUnread(db: Knex, accountId: string): Promise<number> {
  return count(db('notifications').where(buildListedFilter(accountId)).whereNull('read_at'));
}

/** Marks unread ones of the list as read, all or those of some ids; answers how many. */
export async function markRead(
  db: Knex,
  accountId: string,
  ids: number[] | undefined,
  readAt: string,
): Promise<number> {
  const unread = db('notifications').where(buildListedFilter(accountId)).whereNull('read_at');
  return (ids === undefined ? unread : unread.whereIn('id', ids)).update({ read_at: readAt });
}

/** Takes away what was told before an instant; answers how much. */
export async function deleteNotifications(db: Knex, createdBefore: string): Promise<number> {
  return db('notifications').where('created_at', '<', createdBefore).delete();
}

function buildListedFilter(accountId: string) {
  return { account_id: accountId, listed: JSON.stringify(true) };
}

async function count(query: Knex.QueryBuilder): Promise<number> {
  const row: { count: number } | undefined = await query.count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}
