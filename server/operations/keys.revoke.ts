import { auditAccount } from '../accounts/audit.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { buildKeyRevokedNotice } from '../notifications/keyNotices.js';
import { notify, sendMail } from '../notifications/notify.js';
import { findApiKey, revokeApiKey } from '../store/apiKeys.js';

/** Revokes a key. All nodes refuse it from the next request on. */
export const keysRevoke: Operation<'keys.revoke'> = async (context, { caller, path }) => {
  const { db, now } = context;
  const { accountId } = requireSession(caller);
  const at = now().toISOString();
  const key = await findApiKey(db, accountId, path.id);
  if (key === undefined) throw new ApiError('not_found');
  const mail = await db.transaction(async (trx) => {
    if (!(await revokeApiKey(trx, accountId, key.id, at))) return undefined;
    await auditAccount({ ...context, db: trx }, 'keys.revoke', accountId, { key: key.id });
    return notify(trx, accountId, [buildKeyRevokedNotice(key)], at);
  });
  sendMail(context, mail);
  return { done: true };
};
