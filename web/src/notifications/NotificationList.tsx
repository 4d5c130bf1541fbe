import { useRef, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { NotificationItem } from './NotificationItem';
import { publishUnread } from './unread';

const pageSize = 20;
const maxNotifications = 1000;

/** The notifications, unread ones first. A notification that is marked as read keeps its position until the list is reloaded. */
export function NotificationList() {
  const [limit, setLimit] = useState(pageSize);
  const { data, failure, loading, retry } = useCall(`notifications ${limit}`, () =>
    almanac.notifications.list({ limit }),
  );
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const { busy, problem, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const notifications = (data?.notifications ?? []).map((notification) => ({
    ...notification,
    isUnread: notification.readAt === null && !readIds.has(notification.id),
  }));
  const unreadHere = notifications.filter(({ isUnread }) => isUnread);
  const markRead = (ids: string[], update: { ids: string[] } | { markAll: true }) =>
    run(async () => {
      const { unread } = await almanac.notifications.update(update);
      setReadIds((before) => new Set([...before, ...ids]));
      clearResponseCache();
      publishUnread(unread);
    });
  const markAll = async () => {
    await markRead(
      unreadHere.map(({ id }) => id),
      { markAll: true },
    );
    // The button is disabled now: keyboard users continue from the heading.
    heading.current?.focus();
  };
  return (
    <section class="card notifications">
      <div class="notifications-head">
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        {notifications.length > 0 && (
          <button type="button" class="quiet" disabled={busy || unreadHere.length === 0} onClick={markAll}>
            Mark all as read
          </button>
        )}
      </div>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {data === undefined && failure === undefined && <Loading label="Loading your notifications" />}
      {data !== undefined && notifications.length === 0 && (
        <p>
          No notifications yet. Watch an indicator to be notified of its releases and revisions, or create an{' '}
          <a href="/alerts">alert</a>.
        </p>
      )}
      <ul class="notification-list">
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            busy={busy}
            onRead={() => markRead([notification.id], { ids: [notification.id] })}
          />
        ))}
      </ul>
      <Problem text={problem} />
      {data !== undefined && data.nextCursor !== null && limit < maxNotifications && (
        <button type="button" disabled={loading} onClick={() => setLimit(Math.min(limit + pageSize, maxNotifications))}>
          Show more
        </button>
      )}
    </section>
  );
}
