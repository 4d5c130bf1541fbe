import { useRef, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, forgetAnswers } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { NotificationItem } from './NotificationItem';
import { noteUnread } from './unread';

const step = 20;
const most = 1000;

/** The notifications, unread ones first. What is marked as read stays where it is until the list is opened again. */
export function NotificationList() {
  const [limit, setLimit] = useState(step);
  const { data, failure, loading, again } = useCall(`notifications ${limit}`, () =>
    almanac.notifications.list({ limit }),
  );
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { busy, problem, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const notifications = (data?.notifications ?? []).map((one) => ({
    ...one,
    isUnread: one.readAt === null && !marked.has(one.id),
  }));
  const unreadHere = notifications.filter(({ isUnread }) => isUnread);
  const mark = (ids: string[], notificationUpdate: { ids: string[] } | { markAll: true }) =>
    run(async () => {
      const { unread } = await almanac.notifications.update({ notificationUpdate });
      setMarked((before) => new Set([...before, ...ids]));
      forgetAnswers();
      noteUnread(unread);
    });
  const markAll = async () => {
    await mark(
      unreadHere.map(({ id }) => id),
      { markAll: true },
    );
    // The button is of no more use: who came by keyboard goes on from the heading.
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
      {failure !== undefined && <Failure failure={failure} again={again} />}
      {data === undefined && failure === undefined && <Loading what="Reading your notifications" />}
      {data !== undefined && notifications.length === 0 && (
        <p>Nothing has happened yet. Watch an indicator, and what is released and revised of it comes here.</p>
      )}
      <ul class="notices">
        {notifications.map((one) => (
          <NotificationItem
            key={one.id}
            notification={one}
            busy={busy}
            onRead={() => mark([one.id], { ids: [one.id] })}
          />
        ))}
      </ul>
      <Problem text={problem} />
      {data !== undefined && data.nextCursor !== null && limit < most && (
        <button type="button" disabled={loading} onClick={() => setLimit(Math.min(limit + step, most))}>
          Show more
        </button>
      )}
    </section>
  );
}
