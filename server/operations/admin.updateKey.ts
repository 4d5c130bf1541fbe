import { keyRecord } from '../accounts/keyRecord.js';
import { restrictKey } from '../accounts/restrictKey.js';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { requestsByKey } from '../store/keyUsage.js';

/** Restricts a key of an account, from the next request on. */
export const adminUpdateKey: Operation<'admin.updateKey'> = async (context, { path, body, client }) => {
  const key = await restrictKey(context, { accountId: path.id, keyId: path.keyId }, body, client.address);
  const used = await requestsByKey(context.db, path.id, getToday(context));
  return { json: keyRecord(key, used.get(key.id) ?? 0) };
};
