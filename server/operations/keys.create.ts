import { auditAccount } from '../accounts/audit.js';
import { createKey } from '../accounts/createKey.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { toKeyRecord } from '../accounts/listKeyRecords.js';
import type { Operation } from '../contract.js';
import { buildKeyCreatedNotice } from '../notifications/keyNotices.js';
import { notify, sendMail } from '../notifications/notify.js';

/** Makes a key, unless the account has as many active ones as it may. */
export const keysCreate: Operation<'keys.create'> = async (context, { caller, body }) => {
  const { db, now } = context;
  const account = await getSignedInAccount(db, caller);
  const { key, value, letter } = await db.transaction(async (trx) => {
    const made = await createKey(trx, account, body, now().toISOString());
    await auditAccount({ ...context, db: trx }, 'keys.create', account.id, { key: made.key.id, name: made.key.name });
    return { ...made, letter: await notify(trx, account.id, [buildKeyCreatedNotice(made.key)], made.key.createdAt) };
  });
  sendMail(context, letter);
  return { json: { key: toKeyRecord(key, 0), value } };
};
