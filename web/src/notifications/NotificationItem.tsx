import type { Notification } from 'almanac-sdk';
import { formatInstant } from '../format';
import { notificationKinds } from './kinds';

interface Props {
  notification: Notification & { isUnread: boolean };
  busy: boolean;
  onRead(): void;
}

/** One notification. Following its link marks it as read. */
export function NotificationItem({ notification, busy, onRead }: Props) {
  const { kind, title, body, link, createdAt, isUnread } = notification;
  const markAsRead = (event: Event) => {
    // The focused button disappears: keyboard users continue from the notification.
    (event.currentTarget as Element).closest('li')?.querySelector('a')?.focus();
    onRead();
  };
  return (
    <li class={isUnread ? 'unread' : undefined}>
      <div>
        <p class="notification-title">
          {isUnread && <span class="visually-hidden">Unread: </span>}
          <a href={link} onClick={() => isUnread && onRead()}>
            {title}
          </a>
        </p>
        <p>{body}</p>
        <p class="fine">
          <span class={`tag ${notificationKinds[kind].tone}`}>{notificationKinds[kind].label}</span>{' '}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </p>
      </div>
      {isUnread && (
        <button type="button" class="quiet" disabled={busy} onClick={markAsRead} aria-label={`Mark as read: ${title}`}>
          Mark as read
        </button>
      )}
    </li>
  );
}
