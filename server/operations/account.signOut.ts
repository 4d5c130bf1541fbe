import { auditAccount } from '../accounts/audit.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { deleteSession } from '../store/sessions.js';

/** Ends the current session. */
export const accountSignOut: Operation<'account.signOut'> = async (context, { caller }) => {
  const { db, now } = context;
  const { accountId, sessionId } = requireSession(caller);
  await deleteSession(db, accountId, sessionId, now().toISOString());
  await auditAccount(context, 'account.signOut', accountId);
  return { done: true, endsSession: true };
};
