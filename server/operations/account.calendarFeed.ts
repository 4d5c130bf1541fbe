import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { findCalendarFeed } from '../store/calendarFeeds.js';

/** Returns whether the account has a calendar feed. Its address is shown only once, when it is created. */
export const accountCalendarFeed: Operation<'account.calendarFeed'> = async ({ db }, { caller }) => {
  const feed = await findCalendarFeed(db, requireSession(caller).accountId);
  return { json: { createdAt: feed?.createdAt ?? null } };
};
