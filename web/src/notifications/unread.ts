import { useEffect, useState } from 'preact/hooks';
import { almanac, fetchCached } from '../almanac';

const unreadEvent = 'almanac:unread';

/** Notes how many notifications are unread now, for the header. */
export function publishUnread(count: number): void {
  window.dispatchEvent(new CustomEvent(unreadEvent, { detail: count }));
}

/** Counts them anew, after something that makes one. */
export async function refreshUnread(): Promise<void> {
  const list = await almanac.notifications.list({ limit: 1 }).catch(() => undefined);
  if (list !== undefined) publishUnread(list.unread);
}

/** How many notifications are unread; none where nobody has signed in. */
export function useUnread(signedIn: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!signedIn) return setUnread(0);
    const update = (event: Event) => setUnread((event as CustomEvent<number>).detail);
    window.addEventListener(unreadEvent, update);
    // A session that has ended is the page's to say.
    fetchCached('unread', () => almanac.notifications.list({ limit: 1 })).then(
      (list) => setUnread(list.unread),
      () => setUnread(0),
    );
    return () => window.removeEventListener(unreadEvent, update);
  }, [signedIn]);
  return unread;
}
