import { keyRecords } from '../accounts/keyRecord.js';
import { signedIn } from '../caller.js';
import type { Operation } from '../contract.js';

/** The API keys of the account. */
export const keysList: Operation<'keys.list'> = async (context, { caller }) => {
  const keys = await keyRecords(context, signedIn(caller).accountId);
  return { json: { count: keys.length, keys, nextCursor: null } };
};
