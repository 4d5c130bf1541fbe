import { hashSecret } from '../access/secrets.js';
import { assertPasswordAllowed, assertPasswordDiffers } from '../accounts/assertPasswordAllowed.js';
import { setPassword } from '../accounts/setPassword.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findAccountById } from '../store/accounts.js';
import { findTokenAccount } from '../store/accountTokens.js';

/**
 * Sets a new password with a mailed token and ends all sessions. The token proves that the user reads mail at the address,
 * so this also confirms the address.
 */
export const accountResetPassword: Operation<'account.resetPassword'> = async (
  context,
  { body, client, disconnected },
) => {
  const { db, now, passwords } = context;
  const at = now().toISOString();
  const tokenHash = hashSecret(body.token);
  const accountId = await findTokenAccount(db, tokenHash, 'reset_password', at);
  const account = accountId === undefined ? undefined : await findAccountById(db, accountId);
  if (account === undefined) throw new ApiError('token_not_found');
  assertPasswordAllowed(body.password, account.email, 'password');
  const isCurrent = await passwords.verify(body.password, account.passwordHash, { client, disconnected });
  assertPasswordDiffers(isCurrent, 'password');
  const passwordHash = await passwords.hash(body.password, { client, disconnected });
  // Uses up the link only now, so that it still works if the password is refused or the server is busy.
  const change = { passwordHash, keys: body.keys, action: 'account.resetPassword', tokenHash } as const;
  await setPassword(context, account, change, client);
  return { done: true };
};
