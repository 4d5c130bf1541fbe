import { listSessionRecords } from '../accounts/listSessionRecords.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';

/** Lists the sessions of the account. */
export const sessionsList: Operation<'sessions.list'> = async (context, { caller }) => {
  const sessions = await listSessionRecords(context, requireSession(caller));
  return { json: { count: sessions.length, sessions, nextCursor: null } };
};
