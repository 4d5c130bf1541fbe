import { auditAccount } from '../accounts/audit.js';
import { confirmPassword } from '../accounts/confirmPassword.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { deleteAccount } from '../store/accounts.js';

/** Deletes the account and all its data after verifying the password. */
export const accountDelete: Operation<'account.delete'> = async (context, { caller, body, client }) => {
  const { db, now } = context;
  const account = await getSignedInAccount(db, caller);
  await confirmPassword(context, account, body.password, requireSession(caller), client);
  await deleteAccount(db, account.id, now().toISOString());
  await auditAccount(context, 'account.delete', account.id);
  return { done: true, endsSession: true };
};
