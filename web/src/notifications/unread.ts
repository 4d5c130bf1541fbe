import { useEffect, useState } from 'preact/hooks';
import { almanac, fetchCached } from '../almanac';

const unreadEvent = 'almanac:unread';

/** Publishes the number of unread notifications, for the header. */
export function publishUnread(count: number): void {
  window.dispatchEvent(new CustomEvent(unreadEvent, { detail: count }));
}

/** Reloads the number of unread notifications, after an action that creates one. */
export async function refreshUnread(): Promise<void> {
  const list = await almanac.notifications.list({ limit: 1 }).catch(() => undefined);
  if (list !== undefined) publishUnread(list.unread);
}

/** Returns the number of unread notifications; 0 if the user is not signed in. */
export function useUnread(signedIn: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!signedIn) return setUnread(0);
    const update = (event: Event) => setUnread((event as CustomEvent<number>).detail);
    window.addEventListener(unreadEvent, update);
    // The page itself reports an expired session.
    fetchCached('unread', () => almanac.notifications.list({ limit: 1 })).then(
      (list) => setUnread(list.unread),
      () => setUnread(0),
    );
    return () => window.removeEventListener(unreadEvent, update);
  }, [signedIn]);
  return unread;
}
