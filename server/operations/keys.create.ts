import { auditAccount } from '../accounts/audit.js';
import { createKey } from '../accounts/createKey.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { toKeyRecord } from '../accounts/listKeyRecords.js';
import type { Operation } from '../contract.js';
import { buildKeyCreatedNotice } from '../notifications/keyNotices.js';
import { notify, sendMail } from '../notifications/notify.js';

/** Creates an API key. Throws key_limit_reached. */
export const keysCreate: Operation<'keys.create'> = async (context, { caller, body }) => {
  const { db, now } = context;
  const account = await getSignedInAccount(db, caller);
  const {
    key,
    value,
    letter: mail,
  } = await db.transaction(async (trx) => {
    const created = await createKey(trx, account, body, now().toISOString());
    await auditAccount({ ...context, db: trx }, 'keys.create', account.id, {
      key: created.key.id,
      name: created.key.name,
    });
    return {
      ...created,
      letter: await notify(trx, account.id, [buildKeyCreatedNotice(created.key)], created.key.createdAt),
    };
  });
  sendMail(context, mail);
  return { json: { key: toKeyRecord(key, 0), value } };
};
