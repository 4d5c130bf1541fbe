import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { findFeed } from '../store/feeds.js';

/** Returns whether the account has an alert feed. Its address is shown only once, when it is created. */
export const alertsGetFeed: Operation<'alerts.getFeed'> = async ({ db }, { caller }) => {
  const feed = await findFeed(db, 'alert_feeds', requireAccountId(caller));
  return { json: { createdAt: feed?.createdAt ?? null } };
};
