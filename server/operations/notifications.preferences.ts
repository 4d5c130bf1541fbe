import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { preferencesOf } from '../notifications/preferences.js';

/** By which channels the account is told of what. */
export const notificationsPreferences: Operation<'notifications.preferences'> = async ({ db }, { caller }) => {
  return { json: await preferencesOf(db, requireSession(caller).accountId) };
};
