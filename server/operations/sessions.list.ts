import { sessionRecords } from '../accounts/sessionRecord.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';

/** Where the account is signed in. */
export const sessionsList: Operation<'sessions.list'> = async (context, { caller }) => {
  const sessions = await sessionRecords(context, requireSession(caller));
  return { json: { count: sessions.length, sessions, nextCursor: null } };
};
