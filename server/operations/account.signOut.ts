import { signedIn } from '../caller.js';
import type { Operation } from '../contract.js';
import { deleteSession } from '../store/sessions.js';

/** Ends the session of the call. */
export const accountSignOut: Operation<'account.signOut'> = async ({ db, now }, { caller }) => {
  const { accountId, sessionId } = signedIn(caller);
  await deleteSession(db, accountId, sessionId, now().toISOString());
  return { done: true, signedOut: true };
};
