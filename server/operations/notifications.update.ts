import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { countNotifications, countUnread, markRead } from '../store/notifications.js';

/** Marks as read the notifications that are named, or all. Where one that is named is not the account's, none. */
export const notificationsUpdate: Operation<'notifications.update'> = async ({ db, now }, { caller, body }) => {
  const { accountId } = requireSession(caller);
  const ids = body.ids?.map(Number);
  if (ids !== undefined && (await countNotifications(db, accountId, ids)) < ids.length) throw new ApiError('not_found');
  const updated = await markRead(db, accountId, ids, now().toISOString());
  return { json: { updated, unread: await countUnread(db, accountId) } };
};
