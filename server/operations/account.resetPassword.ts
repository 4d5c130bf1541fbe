import { hashPassword } from '../access/passwords.js';
import { hashSecret } from '../access/secrets.js';
import { auditAccount } from '../accounts/audit.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findAccountById, updateAccount } from '../store/accounts.js';
import { consumeAccountToken } from '../store/accountTokens.js';
import { deleteSessions } from '../store/sessions.js';

/**
 * Sets a new password with a mailed token and ends all sessions. The token proves that the user reads mail at the
 * address, so this also confirms the address.
 */
export const accountResetPassword: Operation<'account.resetPassword'> = async (context, { body, client }) => {
  const { db, now, signInGuard } = context;
  const at = now().toISOString();
  const id = await consumeAccountToken(db, hashSecret(body.token), 'reset_password', at);
  const account = id === undefined ? undefined : await findAccountById(db, id);
  if (account === undefined) throw new ApiError('token_not_found');
  const passwordHash = await hashPassword(body.password);
  await updateAccount(db, account.id, { passwordHash, emailVerifiedAt: account.emailVerifiedAt ?? at }, at);
  await signInGuard.recordNewPassword(account.email, client.address);
  await deleteSessions(db, account.id, at);
  await auditAccount(context, 'account.resetPassword', account.id);
  return { done: true };
};
