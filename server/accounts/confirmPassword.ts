import { verifyPassword } from '../access/passwords.js';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import type { Account } from '../store/accounts.js';

/**
 * Verifies the password of a signed-in account. A wrong password counts as a failed sign-in and throws
 * wrong_credentials.
 */
export async function confirmPassword(
  { signInGuard }: AppContext,
  account: Account,
  password: string,
  address: string,
): Promise<void> {
  await signInGuard.assertAllowed(account.email, address);
  if (await verifyPassword(password, account.passwordHash)) return signInGuard.recordSuccess(account.email, address);
  await signInGuard.recordFailure(account.email, address);
  throw new ApiError('wrong_credentials', { message: 'The password is incorrect.' });
}
