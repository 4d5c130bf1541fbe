import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listNotificationPreferences, saveNotificationPreferences } from '../store/notificationPreferences.js';
import { notificationKinds } from '../store/notifications.js';

export type Preferences = Schemas['NotificationPreferences'];

/** Defaults: every notification is listed; urgent ones are mailed too. */
const defaultPreferences: Preferences = {
  release: { in_app: true, email: false },
  revision: { in_app: true, email: false },
  key_created: { in_app: true, email: true },
  key_revoked: { in_app: true, email: true },
  quota_80: { in_app: true, email: false },
  quota_100: { in_app: true, email: true },
};

/** Loads the channels of each kind of notification for an account. */
export async function loadPreferences(db: Knex, accountId: string): Promise<Preferences> {
  const preferences = { ...defaultPreferences };
  for (const { kind, inApp, email } of await listNotificationPreferences(db, accountId)) {
    preferences[kind] = { in_app: inApp, email };
  }
  return preferences;
}

/** Saves the channels of each kind of notification for an account. */
export async function savePreferences(db: Knex, accountId: string, preferences: Preferences): Promise<void> {
  const rows = notificationKinds.map((kind) => {
    const { in_app: inApp, email } = preferences[kind];
    return { accountId, kind, inApp, email };
  });
  await saveNotificationPreferences(db, rows);
}
