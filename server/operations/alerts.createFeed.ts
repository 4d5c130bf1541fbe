import { generateToken, hashSecret } from '../access/secrets.js';
import { auditAccount } from '../accounts/audit.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { lockAccount } from '../store/accounts.js';
import { replaceFeed } from '../store/feeds.js';

/** Creates the alert feed of the account. The address of an earlier feed stops working. */
export const alertsCreateFeed: Operation<'alerts.createFeed'> = async (context, { caller }) => {
  const { db, config, now } = context;
  const accountId = requireAccountId(caller);
  const token = generateToken();
  const createdAt = now().toISOString();
  await db.transaction(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw new ApiError('not_signed_in');
    await replaceFeed(trx, 'alert_feeds', accountId, hashSecret(token), createdAt);
    await auditAccount({ ...context, db: trx }, 'alerts.createFeed', accountId);
  });
  return { json: { url: `${config.PUBLIC_URL}/api/alerts/feeds/${token}`, createdAt } };
};
