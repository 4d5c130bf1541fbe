import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { makeCursor, readCursor } from '../library/cursor.js';
import { toNotificationResponse } from '../notifications/toNotificationResponse.js';
import { countUnread, listNotifications } from '../store/notifications.js';

/** What the account was told: unread first, then the newest first. */
export const notificationsList: Operation<'notifications.list'> = async ({ db }, { caller, query }) => {
  const { accountId } = requireSession(caller);
  const place = readCursor(query.cursor, query);
  const rows = await listNotifications(db, accountId, {
    limit: query.limit + 1,
    ...(place && { after: { isRead: place[0] === 1, id: Number(place[1] ?? 0) } }),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const isMore = last !== undefined && rows.length > page.length;
  return {
    json: {
      count: page.length,
      notifications: page.map(toNotificationResponse),
      unread: await countUnread(db, accountId),
      nextCursor: isMore ? makeCursor([last.readAt === null ? 0 : 1, last.id], query) : null,
    },
  };
};
