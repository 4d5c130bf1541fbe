import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { toNotificationResponse } from '../notifications/toNotificationResponse.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { countUnread, listNotifications } from '../store/notifications.js';

/** Lists the notifications of the account: unread ones first, then the latest first. */
export const notificationsList: Operation<'notifications.list'> = async ({ db }, { caller, query }) => {
  const { accountId } = requireSession(caller);
  const position = decodeCursor(query.cursor, query);
  const rows = await listNotifications(db, accountId, {
    limit: query.limit + 1,
    ...(position && { after: { isRead: position[0] === 1, id: Number(position[1] ?? 0) } }),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && rows.length > page.length;
  return {
    json: {
      count: page.length,
      notifications: page.map(toNotificationResponse),
      unread: await countUnread(db, accountId),
      nextCursor: hasMore ? encodeCursor([last.readAt === null ? 0 : 1, last.id], query) : null,
    },
  };
};
