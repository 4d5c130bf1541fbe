import { keyRecords } from '../accounts/keyRecord.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';

/** The API keys of the account. */
export const keysList: Operation<'keys.list'> = async (context, { caller }) => {
  const keys = await keyRecords(context, requireSession(caller).accountId);
  return { json: { count: keys.length, keys, nextCursor: null } };
};
