import { auditAccount } from '../accounts/audit.js';
import { generateKey } from '../accounts/generateKey.js';
import { toKeyRecord } from '../accounts/listKeyRecords.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { buildKeyRotatedNotice } from '../notifications/keyNotices.js';
import { notify, sendMail } from '../notifications/notify.js';
import { findApiKey, insertApiKey, revokeApiKey } from '../store/apiKeys.js';

/** Replaces an active key with a new one of the same name, restrictions and rate window, in one transaction. */
export const keysRotate: Operation<'keys.rotate'> = async (context, { caller, path }) => {
  const { db, now } = context;
  const { accountId } = requireSession(caller);
  const at = now().toISOString();
  const old = await findApiKey(db, accountId, path.id);
  if (old === undefined) throw new ApiError('not_found');
  const { name, allowedAddresses, scopes } = old;
  const windowKeyId = old.windowKeyId ?? old.id;
  const { key, value } = generateKey({ accountId, name, allowedAddresses, scopes, windowKeyId }, at);
  const mail = await db.transaction(async (trx) => {
    // A revoked key cannot be rotated.
    if (!(await revokeApiKey(trx, accountId, old.id, at))) throw new ApiError('not_found');
    await insertApiKey(trx, key);
    await auditAccount({ ...context, db: trx }, 'keys.rotate', accountId, { from: old.id, to: key.id });
    return notify(trx, accountId, [buildKeyRotatedNotice(old, key)], at);
  });
  sendMail(context, mail);
  return { json: { key: toKeyRecord(key, 0), value } };
};
