import { auditAccount } from '../accounts/audit.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { deleteSession } from '../store/sessions.js';

/** Ends one session of the account. */
export const sessionsRevoke: Operation<'sessions.revoke'> = async (context, { caller, path }) => {
  const { accountId } = requireSession(caller);
  const ended = await deleteSession(context.db, accountId, path.id, context.now().toISOString());
  if (!ended) throw new ApiError('not_found');
  await auditAccount(context, 'sessions.revoke', accountId, { session: path.id });
  return { done: true };
};
