import { formatCount } from '../format';

/** The number of unread notifications; nothing if it is 0. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span class="visually-hidden">{formatCount(count, 'unread notification')}</span>
    </span>
  );
}
