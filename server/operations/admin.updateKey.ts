import { identifyOperator } from '../accounts/audit.js';
import { toKeyRecord } from '../accounts/listKeyRecords.js';
import { restrictKey } from '../accounts/restrictKey.js';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { countRequestsByKey } from '../store/usage.js';

/** Restricts a key of an account. Takes effect with the next request. */
export const adminUpdateKey: Operation<'admin.updateKey'> = async (context, input) => {
  const { path, body } = input;
  const key = await restrictKey(context, { accountId: path.id, keyId: path.keyId }, body, identifyOperator(input));
  const used = await countRequestsByKey(context.db, path.id, getToday(context));
  return { json: toKeyRecord(key, used.get(key.id) ?? 0) };
};
