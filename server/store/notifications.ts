import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { rowsPerSlice } from './deleteInSlices.js';
import { listInSlices, listRows, type Table, toChunks, toColumns } from './rows.js';

export const notificationKinds = [
  'release',
  'revision',
  'key_created',
  'key_revoked',
  'quota_80',
  'quota_100',
] as const;

/** Kinds for which the account sets the channels. */
export type PreferenceKind = (typeof notificationKinds)[number];

/** An alert is delivered as its rule says. */
export type NotificationKind = PreferenceKind | 'alert';

/** The content of a notification. An account is notified once per kind and occasion. */
export interface Notice {
  kind: PreferenceKind;
  occasion: string;
  title: string;
  body: string;
  /** The path of a page. */
  link: string;
  indicator: string | null;
  country: string | null;
  vintage: string | null;
}

/** A stored notification. If it is not `listed`, it was only mailed, and is stored to avoid a repeat. */
export interface Notification extends Omit<Notice, 'kind'> {
  id: number;
  kind: NotificationKind;
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

/** Inserts a notification. Returns false if the account was already notified of this occasion. */
export async function insertNotification(db: Knex, row: Omit<Notification, 'id'>): Promise<boolean> {
  const inserted: unknown[] = await db('notifications')
    .insert(toColumns(notificationsWithoutId, row))
    .onConflict(['account_id', 'kind', 'occasion'])
    .ignore()
    .returning('id');
  return inserted.length > 0;
}

const rowsPerStatement = 200;

/** Inserts notifications of occasions of which the accounts were not notified. */
export async function insertNotifications(trx: Knex.Transaction, rows: Omit<Notification, 'id'>[]): Promise<void> {
  for (const chunk of toChunks(rows, rowsPerStatement))
    await trx('notifications')
      .insert(chunk.map((row) => toColumns(notificationsWithoutId, row)))
      .onConflict(['account_id', 'kind', 'occasion'])
      .ignore();
}

/**
 * Lists the notifications of an account: unread ones first, then the latest first. `after` is the last one of the
 * previous page.
 */
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

/** Lists all notifications of an account, including those that were only mailed, latest first. Takes turns. */
export async function listAllNotifications(db: Knex, accountId: string, limit: number): Promise<Notification[]> {
  const list = (last: Notification | undefined, count: number) =>
    listRows(db, notifications, (query) => {
      if (last !== undefined) query.where('id', '<', last.id);
      return query.where('account_id', accountId).orderBy('id', 'desc').limit(count);
    });
  return listInSlices(list, limit);
}

/** Counts the listed notifications of an account among these ids. */
export async function countNotifications(db: Knex, accountId: string, ids: number[]): Promise<number> {
  return count(db('notifications').where(buildListedFilter(accountId)).whereIn('id', ids));
}

/** Counts the unread notifications of an account. */
export async function countUnread(db: Knex, accountId: string): Promise<number> {
  return count(db('notifications').where(buildListedFilter(accountId)).whereNull('read_at'));
}

/** Marks unread notifications as read, all or those with the given ids. Returns how many. */
export async function markRead(
  db: Knex,
  accountId: string,
  ids: number[] | undefined,
  readAt: string,
): Promise<number> {
  const unread = db('notifications').where(buildListedFilter(accountId)).whereNull('read_at');
  return (ids === undefined ? unread : unread.whereIn('id', ids)).update({ read_at: readAt });
}

/**
 * Deletes notifications created before an instant. Takes turns. Returns how many. Ids grow with time, so it reads from the smallest id until
 * a slice has no old row, and needs no index of the instants, which would take a tenth of the size of the table.
 */
export async function deleteNotifications(db: Knex, createdBefore: string): Promise<number> {
  for (let [total, lastId] = [0, 0]; ; ) {
    await takeTurn();
    const query = db('notifications').where('id', '>', lastId).orderBy('id').limit(rowsPerSlice);
    const slice: { id: number; created_at: string }[] = await query.select('id', 'created_at');
    const old = slice.filter(({ created_at }) => created_at < createdBefore).map(({ id }) => id);
    if (old.length === 0) return total;
    total += await db('notifications').whereIn('id', old).delete();
    lastId = slice.at(-1)?.id ?? lastId;
  }
}

function buildListedFilter(accountId: string) {
  return { account_id: accountId, listed: JSON.stringify(true) };
}

async function count(query: Knex.QueryBuilder): Promise<number> {
  const row: { count: number } | undefined = await query.count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}
