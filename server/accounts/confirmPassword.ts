import { verifyPassword } from '../access/passwords.js';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import type { Account } from '../store/accounts.js';

/** Has the owner of a session give the password again. Throws wrong_credentials, and counts as a failed sign-in. */
export async function confirmPassword(
  { signInGuard }: AppContext,
  account: Account,
  password: string,
  address: string,
): Promise<void> {
  await signInGuard.assertAllowed(account.email, address);
  if (await verifyPassword(password, account.passwordHash)) return signInGuard.recordSuccess(account.email, address);
  await signInGuard.recordFailure(account.email, address);
  throw new ApiError('wrong_credentials', { message: 'The password is wrong.' });
}
