import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { loadPreferences } from '../notifications/preferences.js';

/** Returns the channels of each kind of notification. */
export const notificationsPreferences: Operation<'notifications.preferences'> = async ({ db }, { caller }) => {
  return { json: await loadPreferences(db, requireSession(caller).accountId) };
};
