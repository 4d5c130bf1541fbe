import { auditAccount } from '../accounts/audit.js';
import { signedIn } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findApiKey, revokeApiKey } from '../store/apiKeys.js';

/** Revokes a key: it is refused from the next request on, on every node. */
export const keysRevoke: Operation<'keys.revoke'> = async (context, { caller, path }) => {
  const { db, now } = context;
  const { accountId } = signedIn(caller);
  if ((await findApiKey(db, accountId, path.id)) === undefined) throw new ApiError('not_found');
  const wasActive = await revokeApiKey(db, accountId, path.id, now().toISOString());
  if (wasActive) await auditAccount(context, 'keys.revoke', accountId, { key: path.id });
  return { done: true };
};
