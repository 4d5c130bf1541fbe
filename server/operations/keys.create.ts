import { keyLimitOf } from '../access/plans.js';
import { auditAccount } from '../accounts/audit.js';
import { keyRecord } from '../accounts/keyRecord.js';
import { makeKey } from '../accounts/makeKey.js';
import { signedInAccount } from '../accounts/signedInAccount.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { countActiveKeys, insertApiKey } from '../store/apiKeys.js';

/** Makes a key, unless the account has as many active ones as it may. */
export const keysCreate: Operation<'keys.create'> = async (context, { caller, body }) => {
  const { db, now } = context;
  const account = await signedInAccount(db, caller);
  const most = keyLimitOf(account);
  const { key, value } = makeKey({ accountId: account.id, name: body.name }, now().toISOString());
  await db.transaction(async (trx) => {
    const active = await countActiveKeys(trx, account.id);
    if (active >= most) {
      const message = `The account has ${active} active keys, as many as it may. Revoke one first.`;
      throw new ApiError('key_limit_reached', { message });
    }
    await insertApiKey(trx, key);
  });
  await auditAccount(context, 'keys.create', account.id, { key: key.id, name: key.name });
  return { json: { key: keyRecord(key, 0), value } };
};
