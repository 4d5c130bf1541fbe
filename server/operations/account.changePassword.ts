import { hashPassword } from '../access/passwords.js';
import { auditAccount } from '../accounts/audit.js';
import { confirmPassword } from '../accounts/confirmPassword.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { updateAccount } from '../store/accounts.js';
import { deleteSessions } from '../store/sessions.js';

/** Changes the password after verifying the current one, and ends all other sessions. */
export const accountChangePassword: Operation<'account.changePassword'> = async (context, { caller, body, client }) => {
  const { db, now, signInGuard } = context;
  const at = now().toISOString();
  const account = await getSignedInAccount(db, caller);
  await confirmPassword(context, account, body.currentPassword, client.address);
  await updateAccount(db, account.id, { passwordHash: await hashPassword(body.newPassword) }, at);
  await signInGuard.recordNewPassword(account.email, client.address);
  await deleteSessions(db, account.id, at, requireSession(caller).sessionId);
  await auditAccount(context, 'account.changePassword', account.id);
  return { done: true };
};
