import { addKey } from '../accounts/addKey.js';
import { auditAccount } from '../accounts/audit.js';
import { keyRecord } from '../accounts/keyRecord.js';
import { signedInAccount } from '../accounts/signedInAccount.js';
import type { Operation } from '../contract.js';
import { keyCreated } from '../notifications/keyNotices.js';
import { post, tell } from '../notifications/tell.js';

/** Makes a key, unless the account has as many active ones as it may. */
export const keysCreate: Operation<'keys.create'> = async (context, { caller, body }) => {
  const { db, now } = context;
  const account = await signedInAccount(db, caller);
  const { key, value, letter } = await db.transaction(async (trx) => {
    const made = await addKey(trx, account, body, now().toISOString());
    await auditAccount({ ...context, db: trx }, 'keys.create', account.id, { key: made.key.id, name: made.key.name });
    return { ...made, letter: await tell(trx, account.id, [keyCreated(made.key)], made.key.createdAt) };
  });
  post(context, letter);
  return { json: { key: keyRecord(key, 0), value } };
};
