import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { findFeed } from '../store/feeds.js';

/** Returns whether the account has a calendar feed. Its address is shown only once, when it is created. */
export const accountCalendarFeed: Operation<'account.calendarFeed'> = async ({ db }, { caller }) => {
  const feed = await findFeed(db, 'calendar_feeds', requireSession(caller).accountId);
  return { json: { createdAt: feed?.createdAt ?? null } };
};
