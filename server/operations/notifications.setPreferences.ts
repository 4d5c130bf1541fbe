import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { savePreferences } from '../notifications/preferences.js';

/** Chooses by which channels the account is told of what happens from now on. */
export const notificationsSetPreferences: Operation<'notifications.setPreferences'> = async (
  { db },
  { caller, body },
) => {
  await savePreferences(db, requireSession(caller).accountId, body);
  return { json: body };
};
