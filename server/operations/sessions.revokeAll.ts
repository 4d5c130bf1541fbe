import { auditAccount } from '../accounts/audit.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { deleteSessions } from '../store/sessions.js';

/** Ends all sessions of the account, including the current one. */
export const sessionsRevokeAll: Operation<'sessions.revokeAll'> = async (context, { caller }) => {
  const { accountId } = requireSession(caller);
  const sessions = await deleteSessions(context.db, accountId, context.now().toISOString());
  await auditAccount(context, 'sessions.revokeAll', accountId, { sessions });
  return { done: true, endsSession: true };
};
