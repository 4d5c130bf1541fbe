import type { Knex } from 'knex';
import type { PreferenceKind } from './notifications.js';
import { listRows, type Table, toColumns } from './rows.js';

/** The channels of one kind of notification for an account. */
export interface NotificationPreference {
  accountId: string;
  kind: PreferenceKind;
  inApp: boolean;
  email: boolean;
}

const preferences: Table<NotificationPreference> = {
  name: 'notification_preferences',
  columns: { accountId: 'account_id', kind: 'kind', inApp: 'in_app', email: 'email' },
  json: ['inApp', 'email'],
};

/** Lists the preferences that an account has set. Kinds without a choice are missing. */
export async function listNotificationPreferences(db: Knex, accountId: string): Promise<NotificationPreference[]> {
  return listRows(db, preferences, (query) => query.where('account_id', accountId));
}

/** Saves the preferences of an account. */
export async function saveNotificationPreferences(db: Knex, rows: NotificationPreference[]): Promise<void> {
  await db('notification_preferences')
    .insert(rows.map((row) => toColumns(preferences, row)))
    .onConflict(['account_id', 'kind'])
    .merge();
}
