import { sessionRecords } from '../accounts/sessionRecord.js';
import { signedIn } from '../caller.js';
import type { Operation } from '../contract.js';

/** Where the account is signed in. */
export const sessionsList: Operation<'sessions.list'> = async (context, { caller }) => {
  const sessions = await sessionRecords(context, signedIn(caller));
  return { json: { count: sessions.length, sessions, nextCursor: null } };
};
