import type { Knex } from 'knex';
import type { NotificationKind } from './notifications.js';
import { listRows, type Table, toColumns } from './rows.js';

/** By which channels an account is told of one kind of thing. */
export interface NotificationPreference {
  accountId: string;
  kind: NotificationKind;
  inApp: boolean;
  email: boolean;
}

const preferences: Table<NotificationPreference> = {
  name: 'notification_preferences',
  columns: { accountId: 'account_id', kind: 'kind', inApp: 'in_app', email: 'email' },
  json: ['inApp', 'email'],
};

/** What an account has chosen; kinds of which it never did are not in it. */
export async function listNotificationPreferences(db: Knex, accountId: string): Promise<NotificationPreference[]> {
  return listRows(db, preferences, (query) => query.where('account_id', accountId));
}

/** Keeps what an account has chosen. */
export async function saveNotificationPreferences(db: Knex, rows: NotificationPreference[]): Promise<void> {
  await db('notification_preferences')
    .insert(rows.map((row) => toColumns(preferences, row)))
    .onConflict(['account_id', 'kind'])
    .merge();
}
