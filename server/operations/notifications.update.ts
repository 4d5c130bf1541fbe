import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { countNotifications, countUnread, markRead } from '../store/notifications.js';

/** Marks the given notifications as read, or all. Marks none if one of them does not belong to the account. */
export const notificationsUpdate: Operation<'notifications.update'> = async ({ db, now }, { caller, body }) => {
  const { accountId } = requireSession(caller);
  const ids = body.ids?.map(Number);
  if (ids !== undefined && (await countNotifications(db, accountId, ids)) < ids.length) throw new ApiError('not_found');
  const updated = await markRead(db, accountId, ids, now().toISOString());
  return { json: { updated, unread: await countUnread(db, accountId) } };
};
