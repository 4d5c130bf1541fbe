import { auditAccount } from '../accounts/audit.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { deleteFeed } from '../store/feeds.js';

/** Deletes the calendar feed of the account. Its address stops working with the next request. */
export const accountDeleteCalendarFeed: Operation<'account.deleteCalendarFeed'> = async (context, { caller }) => {
  const { accountId } = requireSession(caller);
  await context.db.transaction(async (trx) => {
    if (!(await deleteFeed(trx, 'calendar_feeds', accountId))) throw new ApiError('not_found');
    await auditAccount({ ...context, db: trx }, 'calendarFeed.delete', accountId);
  });
  return { done: true };
};
