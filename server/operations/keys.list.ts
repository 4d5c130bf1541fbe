import { listKeyRecords } from '../accounts/listKeyRecords.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';

/** Lists the API keys of the account. */
export const keysList: Operation<'keys.list'> = async (context, { caller }) => {
  const keys = await listKeyRecords(context, requireSession(caller).accountId);
  return { json: { count: keys.length, keys, nextCursor: null } };
};
