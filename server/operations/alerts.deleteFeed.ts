import { auditAccount } from '../accounts/audit.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { deleteFeed } from '../store/feeds.js';

/** Deletes the alert feed of the account. Its address stops working with the next request. */
export const alertsDeleteFeed: Operation<'alerts.deleteFeed'> = async (context, { caller }) => {
  const accountId = requireAccountId(caller);
  await context.db.transaction(async (trx) => {
    if (!(await deleteFeed(trx, 'alert_feeds', accountId))) throw new ApiError('not_found');
    await auditAccount({ ...context, db: trx }, 'alerts.deleteFeed', accountId);
  });
  return { done: true };
};
