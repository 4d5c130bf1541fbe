import { assertPasswordAllowed, assertPasswordDiffers } from '../accounts/assertPasswordAllowed.js';
import { confirmPassword } from '../accounts/confirmPassword.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { setPassword } from '../accounts/setPassword.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';

/** Changes the password after verifying the current one, and ends all other sessions. */
export const accountChangePassword: Operation<'account.changePassword'> = async (context, input) => {
  const { caller, body, client } = input;
  const session = requireSession(caller);
  const account = await getSignedInAccount(context.db, caller);
  assertPasswordAllowed(body.newPassword, account.email, 'newPassword');
  await confirmPassword(context, account, body.currentPassword, session, input);
  assertPasswordDiffers(body.newPassword === body.currentPassword, 'newPassword');
  const passwordHash = await context.passwords.hash(body.newPassword, input);
  const keptSessionId = session.sessionId;
  const change = { passwordHash, keys: body.keys, action: 'account.changePassword', keptSessionId } as const;
  await setPassword(context, account, change, client);
  return { done: true };
};
