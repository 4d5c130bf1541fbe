import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { savePreferences } from '../notifications/preferences.js';

/** Sets the channels of each kind of notification. */
export const notificationsSetPreferences: Operation<'notifications.setPreferences'> = async (
  { db },
  { caller, body },
) => {
  await savePreferences(db, requireSession(caller).accountId, body);
  return { json: body };
};
